import Combine
import Testing

struct StreamTests {
  private enum Failure: Error { case broken }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var all: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { all.append($0) })
    return all
  }

  @Test func `operators that end, collect and fold`() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(values(numbers.first()) == [1])
    #expect(values(numbers.prefix(2)) == [1, 2])
    #expect(values(numbers.prefix(while: { $0 < 3 })) == [1, 2])
    #expect(values(numbers.drop(while: { $0 < 3 })) == [3, 4])
    #expect(values(numbers.last()) == [4])
    #expect(values(numbers.collect()) == [[1, 2, 3, 4]])
    #expect(values(numbers.collect(3)) == [[1, 2, 3], [4]])
    #expect(values(numbers.reduce(0, +)) == [10])
    #expect(values(numbers.prepend(0)) == [0, 1, 2, 3, 4])
    #expect(values([Int]().publisher.replaceEmpty(with: 7)) == [7])
    #expect(values([1, nil].publisher.replaceNil(with: 5)) == [1, 5])
  }

  @Test func `errors are caught and replaced`() {
    let failing = [1, 2].publisher.tryMap { if $0 > 1 { throw Failure.broken } else { $0 } }
    #expect(values(failing.replaceError(with: 9)) == [1, 9])
    #expect(values(failing.catch { _ in Just(8) }) == [1, 8])
    #expect(values(Fail<Int, Failure>(error: .broken).replaceError(with: 3)) == [3])
    #expect(values(Future<Int, Never> { $0(.success(4)) }) == [4])
    #expect(values(Deferred { Just(6) }) == [6])
  }

  @Test func `several streams become one`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let c = PassthroughSubject<Bool, Never>()
    var latest: [String] = []
    var pairs: [String] = []
    var flat: [Int] = []
    let subscriptions = [
      Publishers.CombineLatest3(a, b, c).sink { latest.append("\($0)\($1)\($2)") },
      a.zip(b).sink { pairs.append("\($0)\($1)") },
      a.flatMap { [$0, $0 * 10].publisher }.sink { flat.append($0) },
    ]
    a.send(1)
    b.send("x")
    c.send(true)
    a.send(2)
    b.send("y")
    #expect(latest == ["1xtrue", "2xtrue", "2ytrue"])
    #expect(pairs == ["1x", "2y"])
    #expect(flat == [1, 10, 2, 20])
    for subscription in subscriptions { subscription.cancel() }
    a.send(3)
    #expect(flat.count == 4)
  }
}
