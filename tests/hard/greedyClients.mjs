/**
 * Latency of a list while clients send headers one byte at a time, open silent connections, pipeline requests faster than the
 * server responds, or run many downloads at once. `node tests/hard/greedyClients.mjs`
 */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { drillFolder, inParallel, judge, judgeTime, TIME_FACTOR, percentile, wait } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const SLOW = 500
const IDLE = 10_000
const PIPELINING = 16
const DOWNLOADS = 200
const STUDENTS = 2000

const server = await startServer({ DATA_DIR: drillFolder('greedy') })
const { token } = await signIn(server.url)
const port = Number(new URL(server.url).port)
const signedIn = { authorization: `Bearer ${token}` }

const course = await call(server.url, token, 'POST', '/courses', {
  M01_Title: 'Hadith',
  M01_Description: '-',
})
const batch = await call(server.url, token, 'POST', '/batches', {
  M02_M01_CourseId: course.body.data.M01_CourseId,
  M02_Name: 'Batch 01',
})
const person = {
  M05_User_Type: 'student',
  M05_CountryName: 'India',
  M05_Gender: 'male',
  M05_DOB: '2004-06-03',
  M05_M02_BachId: batch.body.data.M02_BatchId,
  M05_Qualification: 'Plus two',
  M05_JoiningDate: '2024-06-03',
  M05_Address: 'Kerala',
}
const teacher = await call(server.url, token, 'POST', '/users', {
  ...person,
  M05_User_Type: 'teacher',
  M05_UserName: 'Mentor',
  M05_UserCode: 'T-1',
  M05_MobileNumber: '+910000000000',
  M05_Email: 'mentor@example.org',
  M06_Specialization: 'Hadith',
  M05_Password: 'a long password',
})
const division = await call(server.url, token, 'POST', '/division', {
  M11_Division_name: 'Division A',
  M11_Batch_id: batch.body.data.M02_BatchId,
  M11_M05_User_Id: teacher.body.data.M05_UserId,
})
const students = await inParallel(STUDENTS, 8, (number) =>
  call(server.url, token, 'POST', '/users', {
    ...person,
    M05_UserName: `Student ${number}`,
    M05_UserCode: `S-${number}`,
    M05_MobileNumber: `+91${String(9_000_000_000 + number)}`,
    M07_M11_DivisionId: division.body.data.M11_Division_id,
    M05_Password: 'a long password',
  }),
)
if (students.some(({ status }) => status !== 201)) throw new Error('The students could not be added.')

/** @returns {number} memory of the server in MB */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

let most = memory()
/** Measures a reader's latency while `trouble` runs. @param {() => Promise<unknown>} trouble */
async function readDuring(trouble) {
  /** @type {number[]} */
  const took = []
  const over = new AbortController()
  const read = async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      const response = await fetch(`${server.url}/students?page=1`, { headers: signedIn })
      await response.text()
      if (response.status !== 200) throw new Error(`A reader was answered with ${response.status}.`)
      took.push(performance.now() - startedAt)
      most = Math.max(most, memory())
      await wait(5)
    }
  }
  const reader = read()
  await trouble()
  over.abort()
  await reader
  return percentile(took, 0.99)
}

/** Sends one byte of its headers each second. Returns how and when the server closed the connection. */
function dribble() {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /api/courses HTTP/1.1\r\nX-Slow: '))
    const timer = setInterval(() => socket.write('a'), 1000)
    socket.on('data', (part) => (heard += part.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ is408: heard.includes(' 408 '), ms: performance.now() - startedAt })
    })
  })
}

/** @type {{ is408: boolean, ms: number }[]} */
let letGo = []
const slowP99 = await readDuring(async () => {
  letGo = await Promise.all(Array.from({ length: SLOW }, dribble))
})
const refused = letGo.filter(({ is408 }) => is408).length
const longest = Math.max(...letGo.map(({ ms }) => ms))
judge(
  'slow senders let go with 408',
  `${refused} of ${SLOW}, the last after ${(longest / 1000).toFixed(1)} s`,
  refused === SLOW && longest < 8000 * TIME_FACTOR,
  'all, in about 6 s',
)
judgeTime('p99 of a reader meanwhile', slowP99, 300)

const idleP99 = await readDuring(async () => {
  const sockets = await inParallel(
    IDLE,
    200,
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket))
        socket.on('error', () => resolve(socket))
      }),
  )
  await wait(2000)
  for (const socket of sockets) socket.destroy()
})
judgeTime(`p99 beside ${IDLE} silent connections`, idleP99, 300)

const AHEAD = 1500
const pipelinedP99 = await readDuring(async () => {
  const many = 'HEAD /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(AHEAD)
  await inParallel(
    PIPELINING,
    PIPELINING,
    () =>
      new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(many))
        socket.resume()
        socket.on('error', () => {})
        socket.on('close', resolve)
      }),
  )
})
judgeTime(`p99 beside ${PIPELINING} connections that send ${AHEAD} requests ahead`, pipelinedP99, 300)

let whole = 0
let putOff = 0
/** Downloads an export; retries if told to try again later, as the console's users do. */
async function download() {
  for (let tries = 0; tries < 10; tries += 1) {
    const response = await fetch(`${server.url}/students?export=export`, { headers: signedIn })
    const bytes = (await response.arrayBuffer()).byteLength
    if (response.status === 200 && bytes > 10_000) return (whole += 1)
    if (response.status !== 503) return
    putOff += 1
    await wait(Number(response.headers.get('retry-after')) * 1000)
  }
}
const exportP99 = await readDuring(() => inParallel(DOWNLOADS, DOWNLOADS, download))
judge(
  'downloads at once that came whole',
  `${whole} of ${DOWNLOADS}, told ${putOff} times to try again`,
  whole === DOWNLOADS,
  'all',
)
judgeTime('p99 of a reader meanwhile', exportP99, 300)
judge('most memory', `${most.toFixed(0)} MB`, most < 400, 'under 400 MB')
await server.stop('SIGKILL')
