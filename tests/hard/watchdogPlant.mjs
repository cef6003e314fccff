/** Loaded before the server (`node --import`): a search for certain words blocks it, as a fault in the program would. */
import { execFileSync } from 'node:child_process'

const normalize = String.prototype.normalize

/** Works for so long, by the clock on the wall. @param {number} ms */
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

String.prototype.normalize = function plantedSearch(...form) {
  blocks[String(this)]?.()
  return normalize.apply(this, form)
}
