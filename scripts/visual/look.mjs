/** Captures every story of the last commit once and compares the working tree with it. */
import { createHash } from 'node:crypto'
import { difference } from './difference.mjs'
import { waysOf } from './camera.mjs'
import { say } from './progress.mjs'

/** @typedef {import('./camera.mjs').Story} Story */
/** @typedef {import('./camera.mjs').Way} Way */
/** @typedef {import('./camera.mjs').Shots} Shots */
/** @typedef {Awaited<ReturnType<typeof import('./camera.mjs').openCamera>>} Camera */
/** @typedef {Partial<Record<Way, string>>} Prints hashes of a story's screenshots */
/** @typedef {{ story: Story, way: Way, kind: 'differs' | 'new' | 'gone', changed: number, before?: Buffer, after?: Buffer, difference?: Buffer }} Finding PNGs; changed in pixels */
/** @typedef {{ findings: Finding[], unsteady: Way[], badEnd: string | undefined }} Outcome unsteady: modes whose screenshot varied; badEnd: the status of a failed play */

/** Number of attempts before an intermittent difference or a failed play counts. */
const LOOKS = 3

/** @param {Buffer} png */
const print = (png) => createHash('sha1').update(png).digest('base64')

/** @param {Shots} shots @returns {Prints} */
export const printsOf = ({ pictures }) =>
  Object.fromEntries(Object.entries(pictures).map(([way, png]) => [way, print(png)]))

/** Returns the status of a failed play; undefined after a successful one. @param {Shots} shots */
export const badEndOf = ({ status }) => (status === 'success' ? undefined : status)

/**
 * Captures a story. A failed play is reported and repeated, alone in a new page: its screenshots are not
 * meaningful, and on a busy machine one play in thousands times out.
 * @param {Pick<Camera, 'take'>} camera
 * @param {Story} story
 * @param {{ isAlone?: boolean }} [options]
 * @returns {Promise<Shots>} of the last play
 */
export async function takeWell(camera, story, options) {
  let shots = await camera.take(story, options)
  for (let look = 1; look < LOOKS && badEndOf(shots) !== undefined; look += 1) {
    say(`played again, as it did not end well (${shots.status}): ${story.id}`)
    shots = await camera.take(story, { isAlone: true })
  }
  return shots
}

/** Captures a story that exists on one side only. @param {Story} story @param {Camera} camera @param {'new' | 'gone'} kind @returns {Promise<Outcome>} */
export async function lookAtOne(story, camera, kind) {
  const shots = await takeWell(camera, story)
  const side = kind === 'new' ? 'after' : 'before'
  const findings = waysOf(story).map((way) => ({ story, way, kind, changed: 0, [side]: shots.pictures[way] }))
  return { findings, unsteady: [], badEnd: badEndOf(shots) }
}

/**
 * Compares a story that exists on both sides. A difference counts once each side has reproduced its screenshot, alone
 * in a new page; until then both are captured again. A pair that is equal once is not a change, but unsteady.
 * @param {Story} story
 * @param {Prints} known hashes of the last commit
 * @param {Camera} now
 * @param {() => Promise<Camera>} openBefore opens the last commit's camera, if needed
 * @returns {Promise<Outcome>}
 */
export async function lookAtBoth(story, known, now, openBefore) {
  let after = await takeWell(now, story)
  const badEnd = badEndOf(after)
  const firstPrints = printsOf(after)
  const suspects = waysOf(story).filter((way) => firstPrints[way] !== known[way])
  if (suspects.length === 0) return { findings: [], unsteady: [], badEnd }

  const camera = await openBefore()
  let before = await takeWell(camera, story, { isAlone: true })
  let seenBefore = [known, printsOf(before)]
  after = await takeWell(now, story, { isAlone: true })
  let seenAfter = [firstPrints, printsOf(after)]
  /** @param {Prints[]} seen @param {Way} way */
  const isSteady = (seen, way) => seen.at(-1)?.[way] === seen.at(-2)?.[way]
  const isEqualOnce = (/** @type {Way} */ way) =>
    seenBefore.some((one) => seenAfter.some((other) => one[way] === other[way]))
  const isOpen = (/** @type {Way} */ way) =>
    !isEqualOnce(way) && !(isSteady(seenBefore, way) && isSteady(seenAfter, way))
  for (let look = 1; look < LOOKS && suspects.some(isOpen); look += 1) {
    before = await takeWell(camera, story, { isAlone: true })
    seenBefore = [...seenBefore, printsOf(before)]
    after = await takeWell(now, story, { isAlone: true })
    seenAfter = [...seenAfter, printsOf(after)]
  }

  /** @type {Finding[]} */
  const findings = []
  for (const way of suspects.filter((each) => !isEqualOnce(each))) {
    const pair = { before: before.pictures[way], after: after.pictures[way] }
    if (!pair.before || !pair.after) continue
    const { changed, picture } = await difference(pair.before, pair.after)
    findings.push({ story, way, kind: 'differs', changed, ...pair, difference: picture })
  }
  return { findings, unsteady: suspects.filter(isEqualOnce), badEnd }
}
