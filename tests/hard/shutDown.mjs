/** SIGTERM with 100 requests in flight: all are answered, and the process ends well. `node tests/hard/shutDown.mjs [times]` */
import { drillFolder, judge, wait } from './drill.mjs'
import { signIn, startServer } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 5)
const IN_FLIGHT = 100

let dropped = 0
let slowest = 0
let badEnds = 0
for (let time = 0; time < TIMES; time += 1) {
  const server = await startServer({ DATA_DIR: drillFolder('shut-down') })
  const { token } = await signIn(server.url)
  const requests = Array.from({ length: IN_FLIGHT }, (_, number) =>
    fetch(`${server.url}/courses`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ M01_Title: `Course ${number}`, M01_Description: 'In flight' }),
    }).then(
      async (response) => response.status === 201 && (await response.text()).includes('"success":true'),
      () => false,
    ),
  )
  // On their way: connected, sent, and some of them answered.
  await wait(30)
  const startedAt = performance.now()
  const code = await server.stop('SIGTERM')
  slowest = Math.max(slowest, performance.now() - startedAt)
  if (code !== 0) badEnds += 1
  dropped += (await Promise.all(requests)).filter((isGood) => !isGood).length
}
judge('requests dropped', `${dropped} of ${TIMES * IN_FLIGHT}`, dropped === 0, '0')
judge('ended with something other than 0', badEnds, badEnds === 0, '0')
judge('slowest end', `${slowest.toFixed(0)} ms`, slowest <= 10_000, 'within 10 s')
