/** Measures the CPU time of a process and all that it starts, which a busy machine changes little. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Between two readings, in ms: what a process uses after the last one is not counted. */
const INTERVAL = 200

/** Clock ticks of Linux in a second. */
const TICKS = 100

/** Reads /proc/<pid>/stat (proc(5)). Returns undefined if the process has ended. @param {string} id */
function statOf(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS
    // A number is given again to later processes.
    return { parent: fields[1] ?? '', seconds, name: `${id} ${fields[19]}` }
  } catch {
    return undefined
  }
}

/** Returns the CPU seconds of a running process, without those that it has started. @param {number} id */
export const cpuSecondsOf = (id) => statOf(String(id))?.seconds ?? 0

/**
 * Begins to measure.
 * @param {number | undefined} root the id of the process @returns {() => number | undefined} ends, and returns the CPU seconds of the
 * process and all that it has started; undefined where there is no /proc, as on macOS
 */
export function measureCpu(root) {
  if (!existsSync('/proc/self/stat')) return () => undefined
  /** @type {Map<string, number>} */
  const used = new Map()
  /** Those that belong to it once do so for good, also when their parent has ended. */
  const own = new Set([String(root)])
  function read() {
    // Parents come before what they have started, as they have lower numbers.
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = statOf(id)
      if (!stat || !(own.has(id) || own.has(stat.parent))) continue
      own.add(id)
      used.set(stat.name, stat.seconds)
    }
  }
  read()
  const timer = setInterval(read, INTERVAL)
  return () => {
    clearInterval(timer)
    return [...used.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}
