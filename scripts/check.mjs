/** `npm run check`: types, lint and format, side by side. Prints what is wrong, and nothing else. */
import { spawn } from 'node:child_process'

/** @param {string} name @param {string} command @param {string[]} args @returns {Promise<boolean>} */
function run(name, command, args) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(`node_modules/.bin/${command}`, args)
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('close', (code) => {
      process.stdout.write(code === 0 ? `${name}: ok\n` : `${name}: failed\n${output}\n`)
      resolve(code === 0)
    })
  })
}

const results = await Promise.all([
  run('types', 'tsc', ['--noEmit']),
  run('lint', 'oxlint', []),
  run('format', 'prettier', [
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
    '.',
  ]),
])
process.exit(results.every(Boolean) ? 0 : 1)
