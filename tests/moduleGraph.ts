import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Modules of the diagram: each stands for its folder, without the subfolders that have a line of their own. */
const modules = [
  'contract',
  'server',
  'server/routes',
  'server/export',
  'server/import',
  'server/store',
  'server/store/sql',
  'server/node',
  'mocks',
  'src/design-system',
  'src/content',
  'src/api',
  'src/admin',
  'src/admin/shared',
  'src/site',
  'src/worker',
  'src/app',
  '.storybook',
  'stories',
  'tests',
  'scripts',
]

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Returns the file that an import names: 'src/api/endpoints/courses.ts' for '#api/endpoints/courses.ts'. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('./')) return join(dirname(from), specifier)
  const [alias = '', ...rest] = specifier.split('/')
  return imports[`${alias}/*`]?.replace('./', '').replace('*', rest.join('/'))
}

const moduleOf = (file: string) =>
  modules
    .filter((module) => file.startsWith(`${module}/`))
    .toSorted((one, other) => other.length - one.length)[0]

interface Sources {
  code: readonly string[]
  importsOf: (file: string) => string[]
}

/** The heading of the part that is generated. */
export const MODULES = '## Modules'

/** Returns the module graph as Markdown. No line counts: only a new dependency between modules changes the file. */
export function moduleGraph({ code, importsOf }: Sources): string {
  const graph = modules.map((module) => {
    const files = code.filter((file) => moduleOf(file) === module)
    const imported = files.flatMap((file) =>
      importsOf(file).map((specifier) => moduleOf(fileOf(specifier, file) ?? '')),
    )
    return { module, others: modules.filter((other) => other !== module && imported.includes(other)) }
  })
  // Stories, tests and scripts may import from every module: their arrows would hide the rest.
  const product = graph.filter(({ module }) => !/^(\.storybook|stories|tests|scripts)$/.test(module))
  return [
    MODULES,
    '',
    'Generated from the imports in the code; `tests/architecture.test.ts` fails when it is out of date. To update it:',
    '`npx vitest run --project node tests/architecture.test.ts -u`. Lint and that test enforce which module may import which.',
    '',
    '```mermaid',
    'flowchart TD',
    ...product.flatMap(({ module, others }) => others.map((other) => `  ${node(module)} --> ${node(other)}`)),
    '```',
    '',
    '| module | imports from |',
    '| --- | --- |',
    ...graph.map(
      ({ module, others }) =>
        `| \`${module}\` | ${others.map((other) => `\`${other}\``).join(', ') || 'no other module'} |`,
    ),
    '',
  ].join('\n')
}

const node = (module: string) => `${module.replaceAll(/\W/g, '_')}["${module}"]`
