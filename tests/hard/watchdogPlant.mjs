/** Loaded before the server (`node --import`): certain search texts block the event loop, like a bug in the program. */
import { execFileSync } from 'node:child_process'

/** @type {(this: string) => string} */
const toLowerCase = Reflect.get(String.prototype, 'toLowerCase')

/** Blocks the thread for a time, by the wall clock. @param {number} ms */
function work(ms) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** @type {Record<string, () => void>} */
const blocks = {
  plantedloop() {
    for (;;);
  },
  plantedsleep: () => execFileSync('sleep', ['60']),
  plantedwork: () => work(14_000),
}

/** @this {string} */
function plantedSearch() {
  blocks[this]?.()
  return toLowerCase.call(this)
}

Reflect.defineProperty(String.prototype, 'toLowerCase', { value: plantedSearch })
