import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { viteFinal } from '@storybook/react-vite/preset'
import { API, SignatureKind } from 'typescript/unstable/sync'

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

/** The description of each prop in a component's table, by the prop's name. */
type Table = Record<string, string | undefined>

/** Returns the table of each component. */
export async function tablesOfProps() {
  const plugin = await docgenPlugin()
  const tables = new Map<string, Table>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  for (const file of files) {
    const path = resolve(folder, file)
    const { code = '' } = (await plugin.transform(readFileSync(path, 'utf8'), path)) ?? {}
    for (const [, name = '', json = '{}'] of code.matchAll(
      /;(\w+)\.__docgenInfo=(\{.*?\})(?=;\w+\.__docgenInfo=|$)/gs,
    )) {
      const { props = {} }: { props?: Record<string, { description?: string }> } = JSON.parse(json)
      tables.set(
        name,
        Object.fromEntries(Object.entries(props).map(([prop, row]) => [prop, row.description])),
      )
    }
  }
  return tables
}

/** Returns the props of each published component as the compiler finds them, without `aria-*`, which all of them have. */
export function propsOfComponents() {
  const api = new API({ cwd: process.cwd() })
  try {
    const [project] = api.updateSnapshot({ openProjects: [resolve(folder, 'tsconfig.json')] }).getProjects()
    const index = project?.program.getSourceFile(resolve(folder, 'index.ts'))
    const entry = index && project?.checker.getSymbolAtLocation(index)
    if (!project || !entry) throw new Error('The compiler does not find index.ts')
    const { checker } = project
    const components = checker.getExportsOfModule(entry).flatMap((symbol): [string, string[]][] => {
      const type = /^[A-Z]/.test(symbol.name) ? checker.getTypeOfSymbol(symbol) : undefined
      const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
      if (!signature) return []
      const props = checker.getParameterType(signature, 0)
      const names = props ? checker.getPropertiesOfType(props).map(({ name }) => name) : []
      return [[symbol.name, names.filter((name) => !name.startsWith('aria-'))]]
    })
    return new Map(components)
  } finally {
    api.close()
  }
}
