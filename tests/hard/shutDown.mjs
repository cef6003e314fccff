/**
 * One or two stop signals with 100 requests in flight: all get a response, and the process exits cleanly.
 * `node tests/hard/shutDown.mjs [times]`
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { drillFolder, judge, judgeTime, wait } from './drill.mjs'
import { signIn, startServer } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 5)
const IN_FLIGHT = 100
/** Signals by round: the first, and optionally a second. @type {[NodeJS.Signals, NodeJS.Signals?][]} */
const signals = [['SIGTERM'], ['SIGTERM', 'SIGTERM'], ['SIGINT', 'SIGTERM'], ['SIGHUP'], ['SIGHUP', 'SIGHUP']]

let dropped = 0
let slowest = 0
let badEnds = 0
for (let time = 0; time < TIMES; time += 1) {
  const server = await startServer({ DATA_DIR: drillFolder('shut-down') })
  const { token } = await signIn(server.url)
  const sent = []
  const answers = []
  for (let number = 0; number < IN_FLIGHT; number += 1) {
    const asked = request(`${server.url}/courses`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
    sent.push(once(asked, 'finish'))
    answers.push(
      once(asked, 'response').then(
        ([response]) => {
          response.resume()
          return once(response, 'end').then(() => response.statusCode === 201)
        },
        () => false,
      ),
    )
    asked.end(JSON.stringify({ M01_Title: `Course ${number}`, M01_Description: 'In flight' }))
  }
  // All are sent: the server has answered some, and not yet accepted others.
  await Promise.all(sent)
  const startedAt = performance.now()
  const [first, second] = signals[time % signals.length] ?? ['SIGTERM']
  const stopped = server.stop(first)
  await wait(20)
  if (second) process.kill(server.pid, second)
  const code = await stopped
  slowest = Math.max(slowest, performance.now() - startedAt)
  if (code !== 0) badEnds += 1
  dropped += (await Promise.all(answers)).filter((isGood) => !isGood).length
}
judge('requests dropped', `${dropped} of ${TIMES * IN_FLIGHT}`, dropped === 0, '0')
judge('ended with something other than 0', badEnds, badEnds === 0, '0')
judgeTime('slowest end', slowest, 10_000)
