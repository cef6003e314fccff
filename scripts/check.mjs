/** `npm run check`: checks types, lint, format and unused code in parallel. Prints problems only. */
import './help.mjs'
import { spawn } from 'node:child_process'
import { lightSteps } from './tiers.mjs'

/** @param {string} title @param {readonly string[]} command @returns {Promise<boolean>} */
function run(title, [command = '', ...args]) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args)
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.on('close', (code) => {
      process.stdout.write(code === 0 ? `${title}: ok\n` : `${title}: failed\n${output}\n`)
      resolve(code === 0)
    })
  })
}

const checks = lightSteps.filter(({ tier }) => tier === 'check')
const results = await Promise.all(checks.map(({ title, command }) => run(title, command)))
process.exit(results.every(Boolean) ? 0 : 1)
