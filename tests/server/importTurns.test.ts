import { expect, test } from 'vitest'
import { IMPORTS_BUSY } from '#server/import/answer.ts'
import { BODIES_AT_ONCE, BODIES_WAITING } from '#server/routes/imports.ts'
import { answer, testApi } from './support.ts'

/** An API whose importer finishes when it is told to, and files whose first reads are counted. */
async function slowImports() {
  const finish: (() => void)[] = []
  const { call } = await testApi({
    importer: () =>
      new Promise((resolve) => {
        finish.push(() => resolve({ status: 200, headers: {}, body: new Uint8Array() }))
      }),
  })
  let begun = 0
  const send = () => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          begun += 1
          controller.enqueue(new Uint8Array(1))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'application/octet-stream' }
    return call('POST', '/import/students/read?name=rows.csv', { body, headers })
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  return { send, finish, settled, begun: () => begun }
}

test('no byte of a spreadsheet is read before its turn', async () => {
  const { send, finish, settled, begun } = await slowImports()
  const answers = Array.from({ length: BODIES_AT_ONCE + 2 }, send)
  await settled()
  expect([begun(), finish.length]).toEqual([BODIES_AT_ONCE, BODIES_AT_ONCE])
  finish[0]?.()
  await settled()
  expect([begun(), finish.length]).toEqual([BODIES_AT_ONCE + 1, BODIES_AT_ONCE + 1])
  expect((await answers[0])?.status).toBe(200)
  for (let next = 1; next < answers.length; next += 1) {
    finish[next]?.()
    await settled()
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('where too many wait, the next is refused unread, with words and the time of another try', async () => {
  const { send, settled, begun } = await slowImports()
  for (let count = 0; count < BODIES_AT_ONCE + BODIES_WAITING; count += 1) void send()
  await settled()
  const refused = await send()
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await answer(refused)).toEqual({ status: 503, body: { message: IMPORTS_BUSY } })
  expect(begun()).toBe(BODIES_AT_ONCE)
})
