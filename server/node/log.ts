import { constants, fstatSync, openSync, write, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import pino from 'pino'
import { BoundedLog, type Sink } from './boundedLog.ts'
import type { Settings } from './settings.ts'

const STDOUT = 1

/** A stopped terminal (Ctrl+S) would block the writer; opened like this, it fails with EAGAIN. */
const TERMINAL = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY

/** A file, through the thread pool: what waits for a disk there waits alone. */
const toFile =
  (file: number): Sink =>
  (bytes, done) =>
    write(file, bytes, done)

/** A pipe, or a socket (as the journal has one); a reader who has stopped holds up no thread this way. */
const toStream: Sink = (bytes, done) => {
  process.stdout.write(bytes, (error) => done(error ?? null, error ? 0 : bytes.length))
}

/** The server's log on the standard output, and how many of its lines were dropped. */
export function createLog(level: Settings['LOG_LEVEL']) {
  const { file, sink } = standardOutput()
  const destination = new BoundedLog({ sink })
  // Without a listener a full disk, or a reader who is gone, would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.once('exit', () => {
    try {
      writeSync(file, destination.rest())
    } catch {
      // The end does not wait for a full disk either.
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
    // There is no standard output, or the system has no such path.
  }
  return { file: STDOUT, sink: toStream }
}
