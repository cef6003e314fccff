import { expect, test, vi } from 'vitest'
import { endOnUncaught, endWith } from '#server/node/endings.ts'
import { LocatedError, failureOf, listenFailure, exitCodes } from '#server/node/failures.ts'
import { waitForDatabase } from '#server/node/waitForDatabase.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import { ConnectionLost } from '#server/store/sql/engine/errorCodes.ts'
import { NewerSchema, SchemaBeforeRelease } from '#server/store/sql/migrations.ts'
import { Unsettled } from '#server/store/storeErrors.ts'

const embedded = { DATA_DIR: './data' }
const postgres = { DATA_DIR: './data', DATABASE_URL: 'postgres://office:secret@db.example/institute' }

const withCode = (code: string, message = 'words of the system', extras = {}) =>
  Object.assign(new Error(message), { code, ...extras })

const { away, disk, forbidden, missing, schema, occupied, unreadable } = exitCodes
const silence = new ConnectionLost(new Error('No answer in time.'))

const onPostgres: [title: string, error: unknown, exitCode: number, words: RegExp][] = [
  ['a wrong password', withCode('28P01'), forbidden, /password/],
  ['a database that is not there', withCode('3D000'), missing, /no PostgreSQL at/],
  ['a right that is missing', withCode('42501'), forbidden, /owner/],
  ['no such extension', withCode('0A000', 'extension "pg_trgm"'), missing, /postgresql-contrib/],
  ['a server that is away', withCode('ECONNREFUSED'), away, /does not answer \(ECONNREFUSED\)/],
  ['a server that starts', withCode('57P03'), away, /does not answer/],
  ['a silent server', silence, away, /No answer in time\)/],
  ['a commit without an answer', new Unsettled(new Error()), away, /may or may not/],
  ['PostgreSQL without room', withCode('53100'), disk, /full/],
]

const onEmbedded: typeof onPostgres = [
  ['a damaged file', withCode('SQLITE_NOTADB'), unreadable, /restore/],
  ['a damaged page', withCode('SQLITE_CORRUPT'), unreadable, /restore/],
  ['a database that another holds', withCode('SQLITE_BUSY'), away, /Another process/],
  ['a full disk', withCode('ENOSPC'), disk, /full/],
  ['a failing disk', withCode('SQLITE_IOERR_WRITE'), disk, /failing/],
  ['a folder of another user', withCode('EACCES', '', { path: './data' }), occupied, /DATA_DIR/],
  ['a file of another user', withCode('SQLITE_CANTOPEN'), occupied, /DATA_DIR/],
  ['a newer schema', new NewerSchema('0099_later', '0011'), schema, /0099_later.*0011/],
  ['a schema of before the first release', new SchemaBeforeRelease('0015'), schema, /0015.*1\.0\.0[^]*0021/],
  ['a refused command', new Refused('unreadable', 'Cut.'), unreadable, /^Cut\.$/],
  ['the other database of a move', new LocatedError(postgres, withCode('3D000')), missing, /PostgreSQL/],
]

const cases = [
  ...onPostgres.map((row) => [...row, postgres] as const),
  ...onEmbedded.map((row) => [...row, embedded] as const),
]

test.each(cases)('%s ends a start in words', (_title, error, exitCode, words, place) => {
  const failure = failureOf(error, place)
  expect(failure).toMatchObject({ exitCode, said: expect.stringMatching(words) })
  expect(failure?.said.split('\n').length).toBeLessThanOrEqual(2)
  expect(failure?.said).not.toMatch(/secret|office/)
})

test('an unexpected error has no words of ours', () => {
  expect(failureOf(new TypeError('x is not a function'), embedded)).toBeUndefined()
  expect(failureOf(withCode('23502'), postgres)).toBeUndefined()
})

test('each exit code has one meaning', () => {
  const codes = Object.values(exitCodes)
  expect(new Set(codes).size).toBe(codes.length)
})

test.each([
  ['EADDRINUSE', exitCodes.portTaken],
  ['EACCES', exitCodes.forbidden],
  ['EADDRNOTAVAIL', exitCodes.setting],
])('a server that cannot listen for %s says so', (code, exitCode) => {
  expect(listenFailure(withCode(code), 80)).toMatchObject({
    exitCode,
    said: expect.stringMatching(/port 80/),
  })
})

/** What is written to the standard error, and with what the process is ended meanwhile. */
function ending(work: () => void) {
  let said = ''
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((part) => {
    said += part
    return true
  })
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  expect(work).toThrow(/^ended with/)
  const [[code] = []] = exit.mock.calls
  write.mockRestore()
  exit.mockRestore()
  return { said, code }
}

test('a start that fails for an unforeseen reason shows its message, and ends with a code of its own', () => {
  const { said, code } = ending(() => endWith(new LocatedError(embedded, new Error('odd')), embedded))
  expect(code).toBe(exitCodes.unforeseen)
  expect(said).toContain('"message":"odd"')
})

test('an error that nobody caught ends the process, and nothing of anybody’s data is shown', () => {
  const on = vi.spyOn(process, 'on').mockReturnValue(process)
  endOnUncaught()
  const listeners = new Map(on.mock.calls.map(([event, listener]) => [String(event), listener]))
  on.mockRestore()
  expect([...listeners.keys()]).toEqual(['uncaughtException', 'unhandledRejection'])
  for (const listener of listeners.values()) {
    const { said, code } = ending(() => Reflect.apply(listener, process, [new Error('Private title')]))
    expect(code).toBe(exitCodes.unforeseen)
    expect(said).toMatch(/"fault":"Error"/)
    expect(said).not.toContain('Private')
  }
})

/** A server that answers the nth probe as it is told, 5 s each. */
async function waited(answers: (Error | undefined)[], DATABASE_WAIT_SECONDS: number) {
  const said: string[] = []
  let now = 0
  let probes = 0
  const outcome = await waitForDatabase(
    { ...postgres, DATABASE_WAIT_SECONDS },
    {
      async probe() {
        const answer = answers[Math.min(probes, answers.length - 1)]
        probes += 1
        now += 5000
        if (answer) throw answer
      },
      say: (line) => said.push(line),
      clock: () => now,
      pause: async (ms) => {
        now += ms
      },
    },
  ).catch((error: unknown) => error)
  return { outcome, probes, said }
}

test('a start waits for PostgreSQL, says so now and then, and goes on when it comes', async () => {
  const gone = withCode('ECONNREFUSED')
  const { outcome, probes, said } = await waited([gone, withCode('57P03'), gone, gone, undefined], 60)
  expect([outcome, probes]).toEqual([undefined, 5])
  expect(said).toEqual([
    'Waiting for the PostgreSQL at db.example/institute (ECONNREFUSED), for 55 s at most (DATABASE_WAIT_SECONDS).',
    'Waiting for the PostgreSQL at db.example/institute (ECONNREFUSED), for 44 s at most (DATABASE_WAIT_SECONDS).',
  ])
})

test('a start gives up after its time', async () => {
  const gone = withCode('ECONNREFUSED')
  expect(await waited([gone], 20)).toMatchObject({ outcome: gone, probes: 4 })
})

test.each(['28P01', '3D000'])('a start does not wait where waiting is of no use (%s)', async (code) => {
  expect(await waited([withCode(code)], 60)).toMatchObject({ outcome: { code }, probes: 1, said: [] })
})

test('the embedded database is not waited for', async () => {
  await expect(
    waitForDatabase({ ...embedded, DATABASE_URL: undefined, DATABASE_WAIT_SECONDS: 60 }),
  ).resolves.toBeUndefined()
})
