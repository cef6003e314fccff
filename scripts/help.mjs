/** Prints the first comment of the program and exits, if it was started with --help or -h. Must be the first import. */
import { readFileSync } from 'node:fs'

if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  const [, comment = ''] = /\/\*\*([^]*?)\*\//.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? []
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
  process.stdout.write(`${lines.join('\n').trim()}\n`)
  process.exit(0)
}
