import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { parseSync, Visitor, type ESTree } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

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

/** The patterns that stand in a module's text. */
function read(file: string): Source {
  const patterns: Pattern[] = []
  let made = 0
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const makes = ({ callee }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') made += 1
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: makes,
    CallExpression: makes,
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

/** What is wrong with a pattern: the text that it takes too long for; undefined where its time grows with the text. */
function faultOf({ source, flags }: Pattern): string | undefined {
  const result = checkSync(source, flags, { timeout: 30_000 })
  if (result.status === 'safe') return undefined
  const why = result.status === 'vulnerable' ? result.attack.pattern : `not known: ${result.error.kind}`
  return `/${source}/${flags}: ${why}`
}

describe('no pattern takes longer than its text grows', () => {
  // The checker's other ways start a process, or a thread whose answer can come too late on a busy machine.
  beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'))
  afterAll(() => void vi.unstubAllEnvs())

  test.each(sources.filter(({ patterns }) => patterns.length > 0))('in $file', ({ patterns }) => {
    expect(patterns.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
  })

  test.each(sources.filter(({ made }) => made > 0))('made of texts in $file', async ({ file, made }) => {
    const patterns = await madeBy(file)
    // One that is made later cannot be looked at here: make it as the module loads.
    expect(patterns.length).toBeGreaterThanOrEqual(made)
    expect(patterns.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
  })

  test('one that does is found', () => {
    expect(faultOf({ source: '^[^\\s@]+(@[^\\s@]+\\.[^\\s@]+)?$', flags: 'u' })).toContain('@')
  })
})
