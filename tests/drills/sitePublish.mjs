/**
 * Publishes the site again and again beside visitors: the sample, and 500 videos in 40 playlists. Each publish is fast, holds the
 * server for no longer than a moment, and visitors do not notice. Run `npm run build`, then `node tests/drills/sitePublish.mjs [rounds]`
 */
import { Agent } from 'node:http'
import { openMeasured } from './costWire.mjs'
import {
  drillFolder,
  judge,
  judgeIs,
  judgeMost,
  judgeSlower,
  judgeTime,
  percentile,
  TIME_FACTOR,
  wait,
} from './drill.mjs'
import { ask } from './reads.mjs'
import { largeLibrary, siteEditor, versionIn } from './siteEditor.mjs'

const ROUNDS = Number(process.argv[2] ?? 15)
/** Longest time that a publish may hold the event loop, in ms. */
const MOST_HOLD = 50
/** How much longer a page may take beside a publish, by its p95, in ms. */
const MOST_SLOWER = 10
/** Visits are spread over this many ms. */
const PAUSE = 5

const office = await openMeasured(drillFolder('site-publish'))
const { change, chosen, expect } = siteEditor(office)
const site = new URL(office.url).origin
const agent = new Agent({ keepAlive: true })
const headers = { accept: 'text/html', 'accept-encoding': 'br' }

/** Visits a page until a work ends. Returns how long each visit took, in ms. @param {Promise<unknown>} work */
async function visitDuring(work) {
  const state = { isOver: false }
  const over = work.finally(() => (state.isOver = true))
  /** @type {number[]} */
  const times = []
  while (!state.isOver) {
    const startedAt = performance.now()
    const status = await ask(`${site}/events`, agent, { headers })
    if (status !== 200) throw new Error(`A visit was answered with ${status}.`)
    times.push(performance.now() - startedAt)
    await wait(PAUSE)
  }
  await over
  return times
}

/** @param {string} name @param {number} bar of a publish, in ms */
async function measure(name, bar) {
  /** @type {number[]} */
  const publishes = []
  /** @type {number[]} */
  const holds = []
  /** @type {number[]} */
  const alone = []
  /** @type {number[]} */
  const beside = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await change('home', (content) => ({ home: { ...content.home, title: `${name} ${round}` } }))
    const body = await chosen()
    const length = publishes.at(-1) ?? 500
    alone.push(...(await visitDuring(wait(length))))
    await office.cost()
    const startedAt = performance.now()
    const publish = expect('POST', '/site/publish', body)
    beside.push(...(await visitDuring(publish)))
    publishes.push(performance.now() - startedAt)
    holds.push((await office.cost()).hold)
    const shown = await (await fetch(`${site}/library`)).text()
    const { number } = await publish
    if (versionIn(shown) !== String(number))
      throw new Error(`${number} was published, ${versionIn(shown)} shown.`)
  }
  judge(`${name}: publishes`, publishes.length, true, `median ${percentile(publishes, 0.5).toFixed(0)} ms`)
  judgeTime(`${name}: a publish, p95`, percentile(publishes, 0.95), bar)
  judgeMost(`${name}: hold of the event loop, p95`, percentile(holds, 0.95), MOST_HOLD * TIME_FACTOR, ' ms')
  judgeSlower(
    `${name}: a page beside a publish, p95 of ${beside.length}`,
    percentile(beside, 0.95),
    percentile(alone, 0.95),
    MOST_SLOWER,
  )
}

await measure('the sample', 1000)
await change('library', (content) => ({ library: largeLibrary(content.library) }))
await measure('500 videos', 3000)
agent.destroy()
judgeIs('the server stopped with', await office.stop('SIGTERM'), 0)
