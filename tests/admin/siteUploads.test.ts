import { expect, test } from 'vitest'
import { uploadQueue } from '#admin/site/uploads.ts'
import type { Sent } from '#api/send.ts'
import type { UploadedPicture } from '#contract/site/editing.ts'

/** A queue, and the answers that its files wait for. */
function queueOf() {
  const waiting: { name: string; answer: (sent: Sent<UploadedPicture>) => void }[] = []
  const done: string[] = []
  const queue = uploadQueue(
    ({ name }) =>
      new Promise((answer) => {
        waiting.push({ name, answer })
      }),
  )
  queue.onArrival(({ name }) => done.push(name))
  const answer = async (sent: Sent<UploadedPicture>) => {
    waiting.shift()?.answer(sent)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { queue, waiting, done, answer, states: () => queue.files().map(({ state }) => state) }
}

const arrived = (name: string): Sent<UploadedPicture> => ({
  data: { name, src: `/pictures/${name}`, width: 1, height: 1 },
  meta: {},
})

const files = (...names: string[]) => names.map((name) => new File(['x'], name))

test('two photographs are sent at a time, the others after them', async () => {
  const { queue, waiting, done, answer, states } = queueOf()
  queue.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  expect(waiting.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  await answer(arrived('p-1.jpg'))
  expect(states()).toEqual(['done', 'sending', 'sending'])
  expect(done).toEqual(['p-1.jpg'])
})

test('what did not get through is sent again with the next connection; what was refused is not', async () => {
  const { queue, waiting, answer, states } = queueOf()
  queue.add(files('a.jpg', 'b.gif'))
  await answer({ error: { status: 'OFFLINE' } })
  await answer({ error: { status: 422, message: 'Not a photograph' } })
  expect(states()).toEqual(['failed', 'failed'])
  expect(queue.files()[1]?.message).toBe('Not a photograph')
  queue.retryLost()
  expect(states()).toEqual(['sending', 'failed'])
  expect(waiting.map(({ name }) => name)).toEqual(['a.jpg'])
})

test('a photograph that was taken away is not added, and a large one is not sent', async () => {
  const { queue, waiting, done, answer } = queueOf()
  queue.add([new File([new Uint8Array(13 * 1024 * 1024)], 'large.jpg'), ...files('a.jpg')])
  expect(waiting.map(({ name }) => name)).toEqual(['a.jpg'])
  expect(queue.files()[0]?.message).toMatch(/larger than 12 MB/)
  queue.remove(queue.files()[1]?.key ?? '')
  await answer(arrived('p-1.jpg'))
  expect(done).toEqual([])
})

test('each photograph tells which of those that were chosen after it have arrived before it', async () => {
  const { queue, answer } = queueOf()
  const places: [string, readonly string[]][] = []
  queue.onArrival(({ name }, later) => places.push([name, later]))
  queue.add(files('a.jpg', 'b.jpg', 'c.jpg'))
  await answer({ error: { status: 'OFFLINE' } })
  await answer(arrived('p-b.jpg'))
  queue.retryLost()
  await answer(arrived('p-c.jpg'))
  await answer(arrived('p-a.jpg'))
  expect(places).toEqual([
    ['p-b.jpg', []],
    ['p-c.jpg', []],
    ['p-a.jpg', ['p-b.jpg', 'p-c.jpg']],
  ])
})
