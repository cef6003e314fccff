import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { viteFinal } from '@storybook/react-vite/preset'
import { API, SignatureKind, SymbolFlags, type Type } from 'typescript/unstable/sync'
import { withoutReadonly } from '#storybook/arrayTypes.ts'

const folder = resolve('src/design-system')

interface DocgenPlugin {
  transform(code: string, file: string): Promise<{ code: string } | undefined>
}

/** Returns the plugin by which Storybook finds the rows of its tables of props. */
async function docgenPlugin(): Promise<DocgenPlugin> {
  const settings = { typescript: { reactDocgen: 'react-docgen' } }
  const presets = { apply: (name: string) => Promise.resolve(Reflect.get(settings, name) ?? {}) }
  const addPlugins: unknown = viteFinal
  if (typeof addPlugins !== 'function') throw new Error('Storybook has no such plugin')
  const { plugins }: { plugins: DocgenPlugin[] } = await Reflect.apply(addPlugins, undefined, [
    {},
    { presets },
  ])
  const [plugin] = plugins
  if (!plugin) throw new Error('Storybook has no such plugin')
  return plugin
}

interface Row {
  description?: string
  tsType?: { name: string }
}

/** The rows of a component's table, by the names of its props. */
type Table = Record<string, Row>

/** Returns the tables of all components. */
export async function allTables() {
  const plugin = await docgenPlugin()
  const components = new Map<string, Table>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  for (const file of files) {
    const path = resolve(folder, file)
    const found = await plugin.transform(withoutReadonly(readFileSync(path, 'utf8')), path)
    for (const [, name = '', json = '{}'] of (found?.code ?? '').matchAll(docgenInfo)) {
      const { props = {} }: { props?: Table } = JSON.parse(json)
      components.set(name, props)
    }
  }
  return components
}

const docgenInfo = /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gs

/**
 * Returns what the compiler finds: the props of each published component, without `aria-*`, which all of them have, and the
 * fields of each published object type.
 */
export function publishedNames() {
  const api = new API({ cwd: process.cwd() })
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(folder, 'tsconfig.json')] }).getProjects()
    const index = project?.program.getSourceFile(resolve(folder, 'index.ts'))
    const entry = index && project?.checker.getSymbolAtLocation(index)
    if (!project || !entry) throw new Error('The compiler does not find index.ts')
    const { checker } = project
    const namesOf = (type: Type | undefined) =>
      type ? checker.getPropertiesOfType(type).map(({ name }) => name) : []
    const components = new Map<string, string[]>()
    const types = new Map<string, string[]>()
    for (const exported of checker.getExportsOfModule(entry)) {
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const type = /^[A-Z]/.test(symbol.name) ? checker.getTypeOfSymbol(symbol) : undefined
      const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
      if (signature) {
        const props = namesOf(checker.getParameterType(signature, 0))
        components.set(
          symbol.name,
          props.filter((name) => !name.startsWith('aria-')),
        )
      } else if (symbol.flags & SymbolFlags.Interface)
        types.set(symbol.name, namesOf(checker.getDeclaredTypeOfSymbol(symbol)))
    }
    return { components, types }
  } finally {
    api.close()
  }
}
