import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MIN_PASSWORD } from '#contract/access/auth.ts'
import { newPassword } from '#server/node/authKit.ts'
import { describeStore } from '#server/node/openStore.ts'
import { usage } from '#server/node/usage.ts'
import { readSettings, Settings } from '#server/node/settings.ts'
import { fc } from '#tests/runs.ts'

test('without any setting the server runs on port 3000 with an embedded database', () => {
  expect(readSettings({})).toEqual({
    PORT: 3000,
    DATA_DIR: './data',
    DATABASE_WAIT_SECONDS: 60,
    ADMIN_EMAIL: 'admin@example.org',
    SESSION_IDLE_MINUTES: 60,
    SESSION_HOURS: 8,
    TRUST_PROXY: '0',
    INSTITUTE_NAME: 'Institute of Hadith Studies',
    INSTITUTE_TZ: 'Asia/Kolkata',
    OFFLINE: 'on',
    LOG_LEVEL: 'info',
  })
})

test('an empty setting is one that is not set, and what is not ours is left alone', () => {
  const empty = Object.fromEntries(Object.keys(Settings.shape).map((name) => [name, '']))
  expect(readSettings({ ...empty, PATH: '/bin', HOME: undefined })).toEqual(readSettings({}))
})

test.each([
  ['PORT', 'http', 'PORT "http" must be a port number, such as 3000.'],
  ['PORT', '80.5', 'PORT "80.5" must be a whole number.'],
  ['PORT', '-1', 'PORT "-1" must be 0 or more.'],
  ['PORT', '65536', 'PORT "65536" must be 65535 or less.'],
  ['ADMIN_EMAIL', 'office', 'ADMIN_EMAIL "office" must be an e-mail address.'],
  ['SESSION_IDLE_MINUTES', 'long', 'SESSION_IDLE_MINUTES "long" must be a number of minutes.'],
  ['SESSION_IDLE_MINUTES', '0', 'SESSION_IDLE_MINUTES "0" must be 1 minute or more.'],
  ['DATABASE_WAIT_SECONDS', '-1', 'DATABASE_WAIT_SECONDS "-1" must be 0 or more.'],
  ['SESSION_HOURS', '-8', 'SESSION_HOURS "-8" must be more than 0.'],
  ['SESSION_HOURS', 'Infinity', 'SESSION_HOURS "Infinity" must be a number of hours.'],
  [
    'TRUST_PROXY',
    'yes',
    'TRUST_PROXY "yes" must be 0, the number of proxies in a row, or their addresses and ranges, such as 10.0.0.0/8, 127.0.0.1.',
  ],
  [
    'INSTITUTE_TZ',
    'Malabar',
    'INSTITUTE_TZ "Malabar" must be a time zone of the IANA list, such as Asia/Kolkata.',
  ],
  [
    'PUBLIC_URL',
    'hadith.example',
    'PUBLIC_URL "hadith.example" must be an address such as https://your-institute.example.',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL "loud" must be debug, info, warn, error or silent.'],
])('%s=%s is named with its fault', (name, value, line) => {
  expect(readSettings({ [name]: value })).toEqual([line])
})

test.each(['Asia/Dubai', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (zone) => {
  expect(readSettings({ INSTITUTE_TZ: zone })).toHaveProperty('INSTITUTE_TZ', zone)
})

const documented = new Map(
  [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| ([^|]*?) +\|/gm)].map(
    ([, name = '', shown = '']) => [name, shown.replaceAll('`', '')],
  ),
)

test('docs/operations.md lists every setting of the server, with its default', () => {
  for (const [name, fallback] of Object.entries(Settings.parse({}))) {
    expect([name, documented.get(name)]).toEqual([name, String(fallback)])
  }
  expect([...documented.keys()]).toEqual(expect.arrayContaining(Object.keys(Settings.shape)))
})

test('.env.example has the settings of docs/operations.md and no others, and changes nothing', () => {
  const example = Object.fromEntries(
    [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
  expect(Object.keys(example).toSorted()).toEqual([...documented.keys()].toSorted())
  expect(readSettings(example)).toEqual(readSettings({}))
})

test('--help names every command and every setting', () => {
  const commands = ['serve', 'demo', 'admin:reset', 'backup', 'restore', 'move']
  for (const name of [...commands, ...Object.keys(Settings.shape)]) {
    expect(usage()).toMatch(new RegExp(`^  ${name} .*\\w`, 'm'))
  }
})

test('every fault has its line', () => {
  expect(readSettings({ PORT: 'x', TRUST_PROXY: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
})

test('a password or token at fault is not shown, alone or in a database address (spec: 472)', () => {
  const secret = 'se2-cret'
  const faults = readSettings({
    ADMIN_PASSWORD: secret.slice(0, MIN_PASSWORD - 1),
    DATABASE_URL: `mysql://office:${secret}@db/institute`,
    METRICS_TOKEN: secret,
  })
  expect(faults).toEqual([
    'DATABASE_URL must begin with postgres://.',
    'ADMIN_PASSWORD must have 8 characters or more.',
    'METRICS_TOKEN must have 16 characters or more.',
  ])
})

test('what the server says about its database carries no password', () => {
  const settings = Settings.parse({ DATABASE_URL: 'postgres://office:se2-cret@db:5432/institute?x=se2-cret' })
  expect(describeStore(settings)).toBe('PostgreSQL at db:5432/institute')
  expect(describeStore(Settings.parse({}))).toBe('embedded database in ./data')
})

test('a generated password has the length that was asked for and no look-alikes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 }), (length) => {
      expect(newPassword(length)).toMatch(new RegExp(`^[a-hj-km-np-zA-HJ-NP-Z2-9]{${length}}$`))
    }),
  )
  expect(newPassword()).toHaveLength(16)
})

test('generated passwords differ, and every letter comes up about as often as the next', () => {
  const passwords = Array.from({ length: 2000 }, () => newPassword())
  expect(new Set(passwords).size).toBe(2000)
  const counts = new Map<string, number>()
  for (const letter of passwords.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const expected = 32_000 / counts.size
  // Five standard deviations: a fair generator fails once in some 30,000 runs.
  const allowed = 5 * Math.sqrt(expected)
  expect(counts.size).toBe(55)
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(allowed)
})
