/// How the live preview's page looks.
enum LiveStyle {
  static let text = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --soft: #6c6c70; --paper: #f5f6f8;
      --card: #fff; --line: #d1d1d6; --good: #1d7a3d; --bad: #c0271d; --code: #eceef1 }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --soft: #a1a1a8;
      --paper: #17181a; --card: #222326; --line: #3a3a3e; --good: #5fd38a; --bad: #ff7b70;
      --code: #2e3034 } }
    * { box-sizing: border-box }
    body { margin: 0; font: 15px/1.45 Inter, system-ui, sans-serif; color: var(--ink);
      background: var(--paper) }
    header { display: flex; align-items: baseline; gap: 1rem; padding: .8rem 1.5rem;
      border-bottom: 1px solid var(--line) }
    h1 { font-size: 1.1rem; margin: 0 }
    header p { margin: 0; color: var(--soft) }
    #state { margin-left: auto; font-variant-numeric: tabular-nums }
    main { display: grid; grid-template-columns: auto minmax(18rem, 46rem); gap: 1rem 2rem;
      padding: 1.5rem; justify-content: center; align-items: start }
    #view { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      max-width: 100%; touch-action: none; box-shadow: 0 4px 24px #0002 }
    #view:focus-visible { outline: 2px solid #0a7aff; outline-offset: 2px }
    #view.stale { opacity: .55 }
    #problem { background: var(--card); border: 1px solid var(--bad); border-radius: 10px;
      padding: .8rem 1.2rem; margin-bottom: 1rem }
    #problem h2 { overflow-wrap: anywhere; font-size: 1rem; color: var(--bad); margin: 0 }
    #problem p { margin: 0; color: var(--soft); white-space: pre-line }
    #problem pre { overflow: auto; max-height: 22rem; background: var(--code); margin: .6rem 0;
      padding: .7rem; border-radius: 6px }
    #problem pre:empty { display: none }
    pre, code { font: 13px/1.45 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
    #words { overflow: auto; max-height: calc(100vh - 7rem) }
    ol { list-style: none; margin: 0; padding: 0 }
    li { padding: .45rem 0 .45rem 4.6rem; position: relative }
    li time { position: absolute; left: 0; color: var(--soft);
      font-variant-numeric: tabular-nums }
    li.did { border-top: 1px solid var(--line); font-weight: 600; padding-top: .8rem }
    li.note, #hint { color: var(--soft) }
    li p { margin: .1rem 0; overflow-wrap: anywhere }
    li .good { color: var(--good) }
    li .bad { color: var(--bad) }
    li .count { color: var(--soft); font-weight: 400; margin-left: .6em }
    li code { background: var(--code); border-radius: 4px; padding: .1em .4em;
      white-space: pre-wrap; overflow-wrap: anywhere }
    @media (max-width: 720px) { main { grid-template-columns: 100%; justify-items: center }
      #words { max-height: none; width: 100% } }

    """
}
