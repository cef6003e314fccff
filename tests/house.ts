import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Rooms that are drawn, each with everything below it that no later line names. */
const rooms = [
  'contract',
  'server',
  'server/routes',
  'server/export',
  'server/store',
  'server/store/memory',
  'server/store/sql',
  'server/node',
  'mocks',
  'src/design-system',
  'src/content',
  'src/api',
  'src/admin',
  'src/admin/shared',
  'src/site',
  'src/app',
  '.storybook',
  'stories',
  'tests',
  'scripts',
]

const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Where an import leads: '#api/courses.ts' to 'src/api/courses.ts'. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('./')) return join(dirname(from), specifier)
  const [alias = '', ...rest] = specifier.split('/')
  return imports[`${alias}/*`]?.replace('./', '').replace('*', rest.join('/'))
}

const roomOf = (file: string) =>
  rooms.filter((room) => file.startsWith(`${room}/`)).toSorted((one, other) => other.length - one.length)[0]

interface House {
  code: readonly string[]
  read: (file: string) => string
  importsOf: (file: string) => string[]
}

/** The house as Markdown: who imports whom, and how large each room is. */
export function drawHouse({ code, read, importsOf }: House): string {
  const drawn = rooms.map((room) => {
    const files = code.filter((file) => roomOf(file) === room)
    const lines = files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
    const asked = files.flatMap((file) => importsOf(file).map((name) => roomOf(fileOf(name, file) ?? '')))
    const others = rooms.filter((other) => other !== room && asked.includes(other))
    return { room, files: files.length, lines, others }
  })
  const count = (of: (room: (typeof drawn)[number]) => number) =>
    drawn.reduce((sum, room) => sum + of(room), 0)
  // Stories and tests may look into every room.
  const inner = drawn.filter(({ room }) => !/^(\.storybook|stories|tests|scripts)$/.test(room))
  return [
    '# The house',
    '',
    'Drawn by `tests/architecture.test.ts` from the code, each time that it runs. What is in each room stands in the',
    '[README](../README.md); who may import whom is held by lint and by that test.',
    '',
    '```mermaid',
    'flowchart TD',
    ...inner.flatMap(({ room, others }) => others.map((other) => `  ${node(room)} --> ${node(other)}`)),
    '```',
    '',
    '| room | files | lines | imports from |',
    '| --- | ---: | ---: | --- |',
    ...drawn.map(
      ({ room, files, lines, others }) =>
        `| \`${room}\` | ${files} | ${lines} | ${others.map((other) => `\`${other}\``).join(', ') || 'no other room'} |`,
    ),
    `| all | ${count(({ files }) => files)} | ${count(({ lines }) => lines)} | |`,
    '',
  ].join('\n')
}

const node = (room: string) => `${room.replaceAll(/\W/g, '_')}["${room}"]`
