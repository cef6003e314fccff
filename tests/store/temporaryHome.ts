import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for the tests of a file, which is deleted after them, and paths in it that are not there yet. */
export function temporaryHome() {
  const home = mkdtempSync(join(tmpdir(), 'institute-'))
  afterAll(() => rmSync(home, { recursive: true }))
  let paths = 0
  return { home, newPath: () => join(home, String((paths += 1))) }
}
