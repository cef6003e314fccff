import { constants, fstatSync, openSync, write, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import pino from 'pino'
import { BoundedLog, type Sink } from './boundedLog.ts'
import type { Settings } from './settings.ts'

const STDOUT = 1

/** Without O_NONBLOCK, a stopped terminal (Ctrl+S) would block the process; with it, writes fail with EAGAIN. */
const TERMINAL = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY

/** A file is written by the thread pool, so that a slow disk does not block the main thread. */
const toFile =
  (file: number): Sink =>
  (bytes, done) =>
    write(file, bytes, done)

/** A pipe, or a socket such as the journal's: a reader that has stopped does not block the main thread. */
const toStream: Sink = (bytes, done) => {
  process.stdout.write(bytes, (error) => done(error ?? null, error ? 0 : bytes.length))
}

/** Returns the server's log on standard output, and a counter of dropped lines. */
export function createLog(level: Settings['LOG_LEVEL']) {
  const { file, sink } = standardOutput()
  const destination = new BoundedLog({ sink })
  // Without a listener, a full disk or a closed pipe would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.once('exit', () => {
    try {
      writeSync(file, destination.rest())
    } catch {
      // At exit, remaining lines are dropped if the disk is full.
    }
  })
  return { log: pino({ level, base: undefined }, destination), droppedLines: () => destination.dropped }
}

function standardOutput(): { file: number; sink: Sink } {
  try {
    if (fstatSync(STDOUT).isFile()) return { file: STDOUT, sink: toFile(STDOUT) }
    if (isatty(STDOUT)) {
      const file = openSync('/dev/fd/1', TERMINAL)
      return { file, sink: toFile(file) }
    }
  } catch {
    // Standard output is closed, or the system has no such path.
  }
  return { file: STDOUT, sink: toStream }
}
