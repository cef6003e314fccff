/** Loaded before the server (`node --import`): certain search texts block the event loop, like a bug in the program. */
import { execFileSync } from 'node:child_process'

/** @type {(this: string, form?: string) => string} */
const normalize = Reflect.get(String.prototype, 'normalize')

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

/** @this {string} @param {string} [form] */
function plantedSearch(form) {
  blocks[this]?.()
  return normalize.call(this, form)
}

Reflect.defineProperty(String.prototype, 'normalize', { value: plantedSearch })
