import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { checkSync } from 'recheck'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isThorough } from './runs.ts'

/** Everything that runs on what somebody sends, and the client, which reads what its user pastes. */
const modules = ['contract', 'server', 'mocks', 'src']

interface Pattern {
  source: string
  flags: string
}

interface Source {
  file: string
  patterns: Pattern[]
  /** How many patterns it makes of texts, which only its run can tell. */
  made: number
}

const textOf = ({ source, flags }: Pattern) => `/${source}/${flags}`

/** The patterns that stand in a module's text. */
function read(file: string): Source {
  const patterns: Pattern[] = []
  let made = 0
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const isMaking = ({ type, name }: { type: string; name?: unknown }) =>
    type === 'Identifier' && name === 'RegExp'
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression({ callee }) {
      if (isMaking(callee)) made += 1
    },
    CallExpression({ callee }) {
      if (isMaking(callee)) made += 1
    },
  }).visit(program)
  return { file, patterns, made }
}

/** The patterns that a module makes of texts while it loads. */
async function madeBy(file: string): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  const Plain = RegExp
  vi.stubGlobal(
    'RegExp',
    class extends Plain {
      constructor(pattern: RegExp | string, flags?: string) {
        super(pattern, flags)
        patterns.push({ source: this.source, flags: this.flags })
      }
    },
  )
  vi.resetModules()
  await import(join(process.cwd(), file))
  vi.unstubAllGlobals()
  return patterns
}

const sources = modules
  .flatMap((module) => readdirSync(module, { recursive: true }).map((name) => join(module, String(name))))
  .filter((file) => /\.tsx?$/.test(file))
  .map(read)

/** Patterns whose check takes long, and was passed: one that is changed in any way is not among them. */
const longChecked = [
  String.raw`/<title>([^<]*)<\/title>/`,
  String.raw`/"\\u0000(\d+)\\u0000"/g`,
  String.raw`/^\p{L}{1,10}[\s._/\p{Pd}]*\d+$/u`,
  String.raw`/^[^\s@\p{C}]+(@[^\s@\p{C}][^\s@.\p{C}]*\.[^\s@\p{C}]+)?$/u`,
  String.raw`/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.0+)?\s*([ap]m)?)?$/i`,
  String.raw`/^\s*\d{1,4}\s*$/`,
  String.raw`/<meta name="description" content="(.*?)"/`,
  String.raw`/^(institute\.db(-wal|-shm|\.before-.*)?|erased\.jsonl(\.part-\d+)?|new-.{6}|backups|demo|backup\.env|lost\+found)$/`,
  String.raw`/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi`,
  String.raw`/^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/`,
  String.raw`/^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ T,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.0+)?\s*([ap]m)?)?$/i`,
  String.raw`/^\w([\w ]{0,98}\w)?$/`,
  String.raw`/^0+(?=\d)/`,
  String.raw`/^[\w-]{8,100}$/`,
  String.raw`/^Bearer ([\w-]{43})$/`,
  String.raw`/[\s"'<>]+|(?=https?:\/\/)/i`,
  String.raw`/^(?:[\w-]+\.){0,2}(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/`,
  String.raw`/^\s*(?:select|with|values|explain|pragma|vacuum|attach|detach)\b/i`,
  String.raw`/^[^\s@\p{C}]+@[^\s@\p{C}][^\s@.\p{C}]*\.[^\s@\p{C}]+$/u`,
  String.raw`/^\/role(_add|_edit\/\d+)?$/`,
  String.raw`/^[\w-]{43}$/`,
]

/** What is wrong with a pattern: the text that it takes too long for; undefined where its time grows with the text. */
function faultOf(pattern: Pattern): string | undefined {
  const { source, flags } = pattern
  const result = checkSync(source, flags, { timeout: 30_000 })
  if (result.status === 'safe') return undefined
  const why = result.status === 'vulnerable' ? result.attack.pattern : `not known: ${result.error.kind}`
  return `${textOf(pattern)}: ${why}`
}

/** Each different pattern is checked once. */
const faults = new Map<string, string | undefined>(
  isThorough ? [] : longChecked.map((text) => [text, undefined]),
)

function faultsOf(patterns: Pattern[]) {
  for (const pattern of patterns)
    if (!faults.has(textOf(pattern))) faults.set(textOf(pattern), faultOf(pattern))
  return patterns.flatMap((pattern) => faults.get(textOf(pattern)) ?? [])
}

describe('no pattern takes longer than its text grows', () => {
  // The checker's other ways start a process, or a thread whose answer can come too late on a busy machine.
  beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'))
  afterAll(() => void vi.unstubAllEnvs())

  test.each(sources.filter(({ patterns }) => patterns.length > 0))('in $file', ({ patterns }) => {
    expect(faultsOf(patterns)).toEqual([])
  })

  test.each(sources.filter(({ made }) => made > 0))('made of texts in $file', async ({ file, made }) => {
    const patterns = await madeBy(file)
    // One that is made later cannot be looked at here: make it as the module loads.
    expect(patterns.length).toBeGreaterThanOrEqual(made)
    expect(faultsOf(patterns)).toEqual([])
  })

  test('those that are not checked each time are patterns of today', () => {
    const texts = sources.flatMap(({ patterns }) => patterns.map(textOf))
    expect(longChecked.filter((text) => !texts.includes(text))).toEqual([])
  })

  test('one that does is found', () => {
    expect(faultOf({ source: '^[^\\s@]+(@[^\\s@]+\\.[^\\s@]+)?$', flags: 'u' })).toContain('@')
  })
})
