/** Checks of the health drill for each broken state, for either database. */
import { judge, judgeTime, until } from './drill.mjs'

export const METRICS_TOKEN = 'sixteen-or-more-characters'

/** Maximum time to report a fault and its end, in ms. */
const BAR = 5000

/** Messages by reason; they must be unique. @type {Map<string, string>} */
const words = new Map()

/** @param {string} url of the API @returns {Promise<{ status: number, reason?: string, message?: string }>} */
export async function readiness(url) {
  const response = await fetch(`${url}/ready`)
  /** @type {{ reason?: string, message?: string }} */
  const body = await response.json()
  return { ...body, status: response.status }
}

/** Checks the related metrics. @param {string} url of the API @param {string} reason */
async function metrics(url, reason) {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await response.text()
  const up = /^institute_database_up (\d)$/m.exec(text)?.[1]
  const reasons = [...text.matchAll(/^institute_not_ready\{reason="(.+)"\} 1$/gm)].map((match) => match[1])
  return reason === '' ? up === '1' && reasons.length === 0 : up === '0' && reasons.join() === reason
}

/**
 * Waits until a new fault is reported, and judges the report.
 * @param {string} url of the API @param {string} state description @param {string[]} reasons expected reasons, one of which must be reported
 */
export async function judgeTold(url, state, ...reasons) {
  const ms = await until(async () => {
    const { status, reason = '' } = await readiness(url)
    return status === 503 && reasons.includes(reason)
  }, 3 * BAR)
  judgeTime(`${state}: told`, ms, BAR)
  const { reason = '', message = '' } = await readiness(url)
  const isOwn = [...words].every(([known, said]) => (known === reason) === (said === message))
  words.set(reason, message)
  judge('in words of its own', `${reason}: ${message}`, isOwn && message.length > 20, 'its own')
  const health = await fetch(`${url}/health`)
  const measured = await metrics(url, reason)
  judge('alive, and measured as not ready', `${health.status}, ${measured}`, health.ok && measured, 'both')
}

/** Waits until the server is ready again. @param {string} url of the API */
export async function judgeOver(url) {
  const ms = await until(async () => (await readiness(url)).status === 200, 3 * BAR)
  judgeTime('ready again, in the same process', ms, BAR)
  judge('and measured so', String(await metrics(url, '')), await metrics(url, ''), 'true')
}
