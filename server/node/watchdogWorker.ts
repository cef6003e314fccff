/** The thread that watches the main thread, see watchdog.ts. Built as a separate file. */
import { readFileSync, write } from 'node:fs'
import { Session, type Debugger } from 'node:inspector'
import { workerData } from 'node:worker_threads'
import { exitCodes } from './exitCodes.ts'
import { SharedPulse } from './sharedPulse.ts'
import { StallClock } from './stallClock.ts'

const bounds = { interval: 1000, longest: 10_000 }

/** Time for the blocked thread to report its stack, in ms. */
const REPORT_TIMEOUT = 500

/** After this time the process is killed, even if the message is not written yet, in ms. */
const KILL_TIMEOUT = 2000

/** Number of reported stack frames. */
const MAX_FRAMES = 8

/** File names of the main thread's scripts, by script id. */
const scripts = new Map<string, string>()

const pulse = new SharedPulse(workerData)

/** Returns how long the main thread has waited for a processor, in ms; 0 if the system does not report it. */
function waited(): number {
  try {
    const [, nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return 0
  }
}

const look = () => ({ now: performance.now(), beats: pulse.beats, waited: waited() })
const clock = new StallClock(bounds, look())

const timer = setInterval(() => {
  if (!clock.isStalled(look())) return
  clearInterval(timer)
  end()
}, bounds.interval)

function end() {
  setTimeout(kill, KILL_TIMEOUT)
  const session = new Session()
  const silent = setTimeout(() => say(undefined, kill), REPORT_TIMEOUT)
  session.connectToMainThread()
  session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url))
  session.once('Debugger.paused', ({ params }) => {
    clearTimeout(silent)
    // The main thread can exit with a code; this thread can only send a signal.
    const exit = `process.reallyExit(${exitCodes.stalled})`
    say(params.callFrames, () => session.post('Runtime.evaluate', { expression: exit }))
  })
  session.post('Debugger.enable', () => session.post('Debugger.pause'))
}

const kill = () => process.kill(process.pid, 'SIGKILL')

/**
 * Prints the stack and the running requests: function names, code locations, route patterns and ids, but no personal
 * data.
 */
function say(frames: Debugger.CallFrame[] | undefined, done: () => void) {
  const requests = pulse.atWork().join(', ') || 'none'
  const words = [
    `The server has not responded for ${bounds.longest / 1000} s: its thread is blocked. The process ends, so that it can be restarted.`,
    `Requests in progress: ${requests}`,
    frames
      ? `It is blocked at: ${frames.slice(0, MAX_FRAMES).map(frameText).join(' < ')}`
      : 'It did not report where it is blocked.',
  ]
  write(2, `${words.join('\n')}\n`, done)
}

function frameText({ functionName, url, location }: Debugger.CallFrame) {
  const file = (url || scripts.get(location.scriptId) || 'unknown').split('/').at(-1)
  return `${functionName || 'anonymous'} (${file}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`
}
