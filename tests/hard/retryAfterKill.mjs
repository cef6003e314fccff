/**
 * Kills the server around the commit of a form and sends the form again after the restart: there must be one record, whether or
 * not the first response was lost. `node tests/hard/retryAfterKill.mjs [times]`
 */
import { drillFolder, judge } from './drill.mjs'
import { call, signIn, startServer } from './server.mjs'

const TIMES = Number(process.argv[2] ?? 50)
/** Maximum delay of the kill after the submit, in ms: before, during and after the commit. */
const LATEST = 40

const folder = drillFolder('retry')
let { token, cookie } = { token: '', cookie: '' }
let answeredBefore = 0
let isWrong = 0

for (let number = 0; number < TIMES; number += 1) {
  const server = await startServer({ DATA_DIR: folder })
  if (number === 0) ({ token, cookie } = await signIn(server.url, cookie))
  const submit = (/** @type {string} */ url) =>
    fetch(`${url}/courses`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `form-number-${number}`,
      },
      body: JSON.stringify({ M01_Title: `Form ${number}.`, M01_Description: 'Two terms' }),
    })
  const first = submit(server.url).then(
    (response) => response.status,
    () => 0,
  )
  await new Promise((resolve) => setTimeout(resolve, Math.random() * LATEST))
  await server.stop('SIGKILL')
  if ((await first) === 201) answeredBefore += 1

  const again = await startServer({ DATA_DIR: folder })
  const { status } = await submit(again.url)
  const found = await call(
    again.url,
    token,
    'GET',
    `/courses?page=1&search=${encodeURIComponent(`Form ${number}.`)}`,
  )
  if (status !== 201 || found.body.total !== 1) isWrong += 1
  await again.stop('SIGKILL')
}
judge(
  'forms sent again after a kill',
  `${TIMES - isWrong} of ${TIMES} made exactly one record (${answeredBefore} were answered before the kill)`,
  isWrong === 0,
  'all',
)
