/**
 * One or two stop signals with 100 requests in flight: all get a response, and the process exits cleanly.
 * `node tests/drills/shutDown.mjs [times]`
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { drillFolder, judgeNone, judgeTime, wait } from './drill.mjs'
import { openOffice } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 5)
const IN_FLIGHT = 100
/** Signals by round: the first, and optionally a second. @type {[NodeJS.Signals, NodeJS.Signals?][]} */
const signals = [['SIGTERM'], ['SIGTERM', 'SIGTERM'], ['SIGINT', 'SIGTERM'], ['SIGHUP'], ['SIGHUP', 'SIGHUP']]

let dropped = 0
let slowest = 0
let badEnds = 0
for (let time = 0; time < TIMES; time += 1) {
  const office = await openOffice({ DATA_DIR: drillFolder('shut-down') })
  const headers = { authorization: `Bearer ${office.token}`, 'content-type': 'application/json' }
  const sent = Array.from({ length: IN_FLIGHT }, (_, number) => {
    const asked = request(`${office.url}/courses`, { method: 'POST', agent: false, headers })
    const answered = once(asked, 'response').then(
      async ([response]) => {
        response.resume()
        await once(response, 'end')
        return response.statusCode === 201
      },
      () => false,
    )
    asked.end(JSON.stringify({ M01_Title: `Course ${number}`, M01_Description: 'In flight' }))
    return { finished: once(asked, 'finish'), answered }
  })
  // All are sent: the server has answered some, and not yet accepted others.
  await Promise.all(sent.map(({ finished }) => finished))
  const startedAt = performance.now()
  const [first, second] = signals[time % signals.length] ?? ['SIGTERM']
  const stopped = office.stop(first)
  await wait(20)
  if (second) process.kill(office.pid, second)
  if ((await stopped) !== 0) badEnds += 1
  slowest = Math.max(slowest, performance.now() - startedAt)
  dropped += (await Promise.all(sent.map(({ answered }) => answered))).filter((isGood) => !isGood).length
}
judgeNone('requests dropped', dropped, TIMES * IN_FLIGHT)
judgeNone('ended with something other than 0', badEnds, TIMES)
judgeTime('slowest end', slowest, 10_000)
