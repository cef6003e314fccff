import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The commands that are our own, and their files; the others are tools with a help of theirs. */
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [program, file = ''] = line.split(' ')
  return program === 'node' && file.startsWith('scripts/') ? [[name, file] as const] : []
})

const helpOf = (file: string) => execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8' })

test.each(own)('npm run %s has a help, and does nothing else then', (name, file) => {
  // What is imported first runs first: it prints the comment, and ends the process.
  const [, comment = '', first] = /^\/\*\*([^]*?)\*\/\nimport '(.+)'\n/.exec(readFileSync(file, 'utf8')) ?? []
  expect(first).toBe('./help.mjs')
  const called = [`npm run ${name}`, `npm ${name}`].some((words) => comment.includes(words))
  expect([name, called || name === 'pretest']).toEqual([name, true])
})

test('the help is the comment of its command, whole and without its stars', () => {
  expect(helpOf('scripts/pictures.mjs')).toBe(
    '`npm run pictures`: takes the screenshots of the README and of docs/site.md from the running product with sample data. Run `npm run build` first.\n',
  )
  expect(helpOf('scripts/start.mjs')).toMatch(/^Builds if [^]*\n\n {2}npm start {25}site, [^]* the folder\n$/)
})

test('the README tells of every command', () => {
  const readme = readFileSync('README.md', 'utf8')
  const untold = Object.keys(scripts).filter(
    (name) => !new RegExp(`\`(npm (run )?)?${name}[ \`]`).test(readme),
  )
  // Called by npm itself before `npm test` and `npm run storybook`.
  expect(untold).toEqual(['prestorybook', 'pretest'])
})
