import type { Store } from '#server/store/store.ts'

/** Several stores over one database as one: each call goes to the next of them, as a plain balancer's requests do. */
export function roundRobin(first: Store, ...others: readonly Store[]): Store {
  const stores = [first, ...others]
  let turn = 0

  const shared = (part: object, name: string | symbol) =>
    new Proxy(part, {
      get:
        (_first, method) =>
        (...args: unknown[]): unknown => {
          turn += 1
          const target: unknown = Reflect.get(stores[turn % stores.length] ?? first, name)
          const called: unknown = Reflect.get(Object(target), method)
          if (typeof called !== 'function') throw new TypeError(`${String(method)} is no method`)
          return Reflect.apply(called, target, args)
        },
    })

  return new Proxy(first, {
    get(_first, name) {
      if (name === 'close') return async () => void (await Promise.all(stores.map((store) => store.close())))
      const part: unknown = Reflect.get(first, name)
      return typeof part === 'object' && part !== null ? shared(part, name) : part
    },
  })
}
