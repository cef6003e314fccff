/** What Storybook has found about props, or the fields of a type. */
export type Table = Record<string, { tsType?: object }>

/** Returns the names of the known types that these tables name, and then of those in the tables of these types. */
export function typesIn(tables: readonly Table[], known: ReadonlyMap<string, Table>): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...tables]
  for (const table of queue) {
    const types = Object.values(table).map(({ tsType }) => tsType)
    for (const [, name = ''] of JSON.stringify(types).matchAll(/"name":"(\w+)"/g)) {
      const type = known.get(name)
      if (!type || found.has(name)) continue
      found.add(name)
      queue.push(type)
    }
  }
  return found
}
