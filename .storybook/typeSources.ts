/** Props have tables, and the words of all components are a list in Words/english.ts. */
const exportedInterface =
  /^(?:\/\*\*(?:(?!\*\/).)*\*\/\n)?export interface (?!\w*Props\b|Words\b)(\w+)[^{]*\{$.*?^\}$/gms

/** Returns the source of each exported interface in these files, by its name. */
export const interfacesIn = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap((code) =>
      [...code.matchAll(exportedInterface)].map(([source, name = '']): [string, string] => [name, source]),
    ),
  )

/** Returns the sources of the known types that this code names, and of those that their sources name. */
export function typesNamedIn(code: string, known: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>()
  const queue = [code]
  for (const text of queue) {
    for (const [name] of text.replaceAll(/\/\*\*.*?\*\//gs, '').matchAll(/\b[A-Z]\w+/g)) {
      const source = known.get(name)
      if (source === undefined || found.has(name)) continue
      found.set(name, source)
      queue.push(source)
    }
  }
  return found
}
