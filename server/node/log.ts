import { fstatSync, write, writeSync } from 'node:fs'
import pino from 'pino'
import { BoundedLog, type Sink } from './boundedLog.ts'
import type { Settings } from './settings.ts'

const STDOUT = 1

/** A file, through the thread pool: what waits for a disk there waits alone. */
const toFile: Sink = (bytes, done) => write(STDOUT, bytes, done)

/** A pipe, a socket (as the journal has one) or a terminal; a pipe's reader who has stopped holds up no thread this way. */
const toStream: Sink = (bytes, done) => {
  process.stdout.write(bytes, (error) => done(error ?? null, error ? 0 : bytes.length))
}

/** The server's log on the standard output, and how many of its lines were dropped. */
export function createLog(level: Settings['LOG_LEVEL']) {
  const destination = new BoundedLog({ sink: isFile() ? toFile : toStream })
  // Without a listener a full disk, or a reader who is gone, would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.once('exit', () => {
    try {
      writeSync(STDOUT, destination.rest())
    } catch {
      // The end does not wait for a full disk either.
    }
  })
  return { log: pino({ level, base: undefined }, destination), droppedLines: () => destination.dropped }
}

function isFile() {
  try {
    return fstatSync(STDOUT).isFile()
  } catch {
    return false
  }
}
