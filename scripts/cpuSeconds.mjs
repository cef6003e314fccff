/** Measures the CPU time of a process and all that it starts, which a busy machine changes little. */
import { readdirSync, readFileSync } from 'node:fs'

/** Between two readings, in ms: what a process uses after the last one is not counted. */
const INTERVAL = 200

/** Clock ticks of Linux in a second. */
const TICKS = 100

/** Position of the fields of /proc/<pid>/stat after the name: parent, user and system time, start. */
const PARENT = 1
const USER = 11
const SYSTEM = 12
const START = 19

/** @typedef {{ parent: string, seconds: number, start: string }} Reading */

/** @returns {Map<string, Reading>} the processes of the machine by their id; none where there is no /proc */
function readProcesses() {
  /** @type {Map<string, Reading>} */
  const processes = new Map()
  try {
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const fields = fieldsOf(id)
      if (!fields) continue
      processes.set(id, {
        parent: fields[PARENT] ?? '',
        seconds: secondsIn(fields),
        start: fields[START] ?? '',
      })
    }
  } catch {
    return processes
  }
  return processes
}

/** @param {string[]} fields of /proc/<pid>/stat after the name */
const secondsIn = (fields) => (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS

/** Returns the CPU seconds of a running process, without those that it has started. @param {number} id */
export const cpuSecondsOf = (id) => secondsIn(fieldsOf(String(id)) ?? [])

/** @param {string} id of a process, which may have ended */
function fieldsOf(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * Begins to measure.
 * @param {number | undefined} root the id of the process @returns {() => number | undefined} ends, and returns the CPU seconds of the
 * process and all that it has started; undefined where there is no /proc, as on macOS
 */
export function measureCpu(root) {
  /** @type {Map<string, number>} */
  const used = new Map()
  /** Those that belong to it once do so for good, also when their parent has ended. */
  const own = new Set([String(root)])
  function read() {
    const processes = readProcesses()
    for (let isGrowing = true; isGrowing;) {
      isGrowing = false
      for (const [id, { parent }] of processes) {
        if (own.has(id) || !own.has(parent)) continue
        own.add(id)
        isGrowing = true
      }
    }
    for (const id of own) {
      const reading = processes.get(id)
      if (reading) used.set(`${id} ${reading.start}`, reading.seconds)
    }
  }
  read()
  const timer = setInterval(read, INTERVAL)
  return () => {
    clearInterval(timer)
    return used.size === 0 ? undefined : [...used.values()].reduce((sum, seconds) => sum + seconds, 0)
  }
}
