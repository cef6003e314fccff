/** Keeps nothing: in a browser no request has a time limit for the database. */
export class AsyncLocalStorage {
  run<T>(_store: unknown, work: () => T): T {
    return work()
  }

  getStore(): undefined {
    return undefined
  }
}
