import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The commands that are our own; the others are tools with a help of theirs. */
const own = Object.entries(scripts).filter(([, line]) => line.startsWith('node scripts/'))

test.each(own)('npm run %s has a help, and does nothing else then', async (name, line) => {
  const [, file = '', ...args] = line.split(' ')
  const { stdout } = await run(process.execPath, [file, ...args, '--help'])
  expect(stdout).toMatch(/^\S.*\w/)
  const called = [`npm run ${name}`, `npm ${name}`].some((words) => stdout.includes(words))
  expect([name, called || name === 'pretest']).toEqual([name, true])
})

test('the README tells of every command', () => {
  const readme = readFileSync('README.md', 'utf8')
  const untold = Object.keys(scripts).filter(
    (name) => !new RegExp(`\`(npm (run )?)?${name}[ \`]`).test(readme),
  )
  // Called by npm itself before `npm test` and `npm run storybook`.
  expect(untold).toEqual(['prestorybook', 'pretest'])
})
