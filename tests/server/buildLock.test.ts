import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { whileLocked } from '#scripts/buildLock.mjs'
import { temporaryHome } from '#tests/store/temporaryHome.ts'

const { newPath } = temporaryHome()

test('of two processes that build at once, one waits for the other', async () => {
  const lock = join(newPath(), 'lock')
  const log = `${lock}.log`
  const script = `
    import { appendFileSync } from 'node:fs'
    import { whileLocked } from '${pathToFileURL('scripts/buildLock.mjs').href}'
    whileLocked(process.argv[1], () => {}, () => {
      appendFileSync(process.argv[2], 'begun ')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
      appendFileSync(process.argv[2], 'done ')
    })`
  const build = () => once(spawn(process.execPath, ['--input-type=module', '-e', script, lock, log]), 'exit')
  expect(await Promise.all([build(), build()])).toEqual([
    [0, null],
    [0, null],
  ])
  expect(readFileSync(log, 'utf8')).toBe('begun done begun done ')
  expect(existsSync(lock)).toBe(false)
})

test('what a killed process has locked is free', () => {
  const lock = join(newPath(), 'lock')
  whileLocked(
    lock,
    () => {},
    () => {},
  )
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lock, String(pid))
  let isBuilt = false
  whileLocked(
    lock,
    () => {},
    () => {
      isBuilt = true
    },
  )
  expect([isBuilt, existsSync(lock)]).toEqual([true, false])
})
