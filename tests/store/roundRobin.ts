import type { Store } from '#server/store/store.ts'

/** Several stores over one database as one: each call goes to the next of them, as a plain balancer's requests do. */
export function roundRobin(first: Store, ...others: readonly Store[]): Store {
  const stores = [first, ...others]
  let turn = 0

  /** @param names where the part is in a store: 'students', or 'students' and 'several' */
  const shared = (part: object, names: readonly (string | symbol)[]): object =>
    new Proxy(part, {
      get(_first, method) {
        const own: unknown = Reflect.get(part, method)
        if (typeof own === 'object' && own !== null) return shared(own, [...names, method])
        return (...args: unknown[]): unknown => {
          turn += 1
          const store: unknown = stores[turn % stores.length] ?? first
          const target = names.reduce((whole, name): unknown => Reflect.get(Object(whole), name), store)
          const called: unknown = Reflect.get(Object(target), method)
          if (typeof called !== 'function') throw new TypeError(`${String(method)} is no method`)
          return Reflect.apply(called, target, args)
        }
      },
    })

  return new Proxy(first, {
    get(_first, name) {
      if (name === 'close') return async () => void (await Promise.all(stores.map((store) => store.close())))
      const part: unknown = Reflect.get(first, name)
      return typeof part === 'object' && part !== null ? shared(part, [name]) : part
    },
  })
}
