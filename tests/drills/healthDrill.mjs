/** Checks of the health drill for each broken state, for either database. */
import { judge, judgeIs, judgeTime, until } from './drill.mjs'
import { metricsOf } from './server.mjs'

/** Maximum time to report a fault and its end, in ms. */
const BAR = 5000

/** Messages by reason; they must be unique. @type {Map<string, string>} */
const words = new Map()

/** @param {string} url of the API @returns {Promise<{ status: number, reason?: string, message?: string }>} */
async function readiness(url) {
  const response = await fetch(`${url}/ready`)
  /** @type {{ reason?: string, message?: string }} */
  const body = await response.json()
  return { ...body, status: response.status }
}

/** Whether the metrics tell the reason, and no other. @param {string} url of the API @param {string} reason */
async function isMeasured(url, reason) {
  const text = await metricsOf(url)
  const up = /^institute_database_up (\d)$/m.exec(text)?.[1]
  const reasons = [...text.matchAll(/^institute_not_ready\{reason="(.+)"\} 1$/gm)].map((match) => match[1])
  return up === (reason === '' ? '1' : '0') && reasons.join() === reason
}

/** Waits until the server is ready again. @param {string} url of the API */
async function judgeOver(url) {
  const ms = await until(async () => (await readiness(url)).status === 200, 3 * BAR)
  judgeTime('ready again, in the same process', ms, BAR)
  judgeIs('and measured so', await isMeasured(url, ''), true)
}

/**
 * Waits until a new fault is reported, judges the report, lets the fault be mended, and waits until the server is ready again.
 * @param {string} url of the API @param {string} state description @param {string} reason expected
 * @param {(() => unknown) | undefined} mend
 */
export async function judgeTold(url, state, reason, mend) {
  const isTold = async () => {
    const now = await readiness(url)
    return now.status === 503 && now.reason === reason
  }
  judgeTime(`${state}: told`, await until(isTold, 3 * BAR), BAR)
  const { message = '' } = await readiness(url)
  const isOwn = [...words].every(([known, said]) => (known === reason) === (said === message))
  words.set(reason, message)
  judge('in words of its own', `${reason}: ${message}`, isOwn && message.length > 20, 'its own')
  const { status } = await fetch(`${url}/health`)
  judgeIs('alive, and measured as not ready', `${status}, ${await isMeasured(url, reason)}`, '200, true')
  if (!mend) return
  await mend()
  await judgeOver(url)
}
