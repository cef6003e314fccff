/** Lets one process at a time build into a folder. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** In ms. */
const LOOK_AGAIN = 200

/** @param {number} ms */
const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** @param {string} file @returns {boolean} whether the process that made it is still there */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Runs `work` while no other process does.
 * @param {string} file of the lock, which holds the id of its process
 * @param {() => void} onWait called if another process must be waited for
 * @param {() => void} work
 */
export function whileLocked(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let isFirst = true; ; isFirst = false) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    if (!isHeld(file)) rmSync(file, { force: true })
    else if (isFirst) onWait()
    wait(LOOK_AGAIN)
  }
  try {
    work()
  } finally {
    rmSync(file, { force: true })
  }
}
