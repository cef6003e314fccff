import type { Store } from '#server/store/store.ts'

/** Several stores over one database as one: each call goes to the next of them, as a plain balancer's requests do. */
export function roundRobin(first: Store, ...others: readonly Store[]): Store {
  const stores = [first, ...others]
  let turn = 0

  const shared = <T extends object>(part: (store: Store) => T): T =>
    new Proxy(part(first), {
      get:
        (_first, name) =>
        (...args: unknown[]): unknown => {
          turn += 1
          const target = part(stores[turn % stores.length] ?? first)
          const method: unknown = Reflect.get(target, name)
          if (typeof method !== 'function') throw new TypeError(`${String(name)} is no method`)
          return Reflect.apply(method, target, args)
        },
    })

  return {
    roles: shared((store) => store.roles),
    courses: shared((store) => store.courses),
    batches: shared((store) => store.batches),
    divisions: shared((store) => store.divisions),
    students: shared((store) => store.students),
    teachers: shared((store) => store.teachers),
    classes: shared((store) => store.classes),
    audit: shared((store) => store.audit),
    trash: shared((store) => store.trash),
    upkeep: shared((store) => store.upkeep),
    accounts: shared((store) => store.accounts),
    sessions: shared((store) => store.sessions),
    devices: shared((store) => store.devices),
    attempts: shared((store) => store.attempts),
    check: (at) => first.check(at),
    isUnavailable: (error) => first.isUnavailable(error),
    isFull: (error) => first.isFull(error),
    close: async () => void (await Promise.all(stores.map((store) => store.close()))),
  }
}
