import { expect, test } from 'vitest'
import { withProgress } from '#server/node/backup/progress.ts'

/** What is said while ten times 500 rows are done, each in `pieceMs`. */
async function saidDuring({ isTTY, pieceMs, total }: { isTTY: boolean; pieceMs: number; total?: number }) {
  let now = 0
  const said: string[] = []
  const out = { isTTY, write: (text: string) => said.push(text) }
  await withProgress({ title: 'Restoring', unit: 'rows', out, clock: () => now }, async (at) => {
    for (let rows = 500; rows <= 5000; rows += 500) {
      at(rows, total)
      now += pieceMs
    }
  })
  return said
}

test('a log gets a line every ten seconds, with rate and time left', async () => {
  expect(await saidDuring({ isTTY: false, pieceMs: 5000, total: 5000 })).toEqual([
    'Restoring: 1,500 of 5,000 rows, 150 a second, 24 s left\n',
    'Restoring: 2,500 of 5,000 rows, 125 a second, 20 s left\n',
    'Restoring: 3,500 of 5,000 rows, 117 a second, 13 s left\n',
    'Restoring: 4,500 of 5,000 rows, 113 a second, 5 s left\n',
  ])
})

test('a terminal has one line that is written over, and none when all is done', async () => {
  const said = await saidDuring({ isTTY: true, pieceMs: 400 })
  expect(said).toHaveLength(10)
  expect(said[0]).toBe('\r\u001B[KRestoring: 1,000 rows, 2,500 a second')
  expect(said.at(-1)).toBe('\r\u001B[K')
})

test('what is done at once says nothing', async () => {
  expect(await saidDuring({ isTTY: false, pieceMs: 10 })).toEqual([])
  expect(await saidDuring({ isTTY: true, pieceMs: 10 })).toEqual([])
})
