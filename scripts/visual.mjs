/**
 * `npm run visual`: compares screenshots of every story between the working tree and the last commit, in light, dark (console
 * only) and right to left. Both are built and captured on this machine, so that fonts and Chromium are the same.
 * Changed, new and removed screenshots are listed in .cache/visual/report.html, and the exit code is 1. It is also 1 if the play
 * function of a story fails repeatedly or its page keeps changing: the built Storybook is the one that reviewers see.
 *
 * `npm run visual -- stories/design-system/Button stories/site` captures the stories of files whose path starts with these.
 * `--runs 10` captures the working tree ten times, to check that screenshots are deterministic.
 * `--pages 4` captures in four pages in parallel; the default is one per processor.
 *
 * The screenshots of the last commit are captured once and cached by hash. A story whose screenshot cannot be stable has the
 * tag `no-picture`, with a comment that says why.
 */
import './help.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from './chromium.mjs'
import { openCamera, steadyArgs, waysOf } from './visual/camera.mjs'
import { badEndOf, lookAtBoth, lookAtOne, printsOf, takeWell } from './visual/look.mjs'
import { atEach, say } from './visual/progress.mjs'
import { writeReport } from './visual/report.mjs'
import { buildBefore, buildNow, lastCommit, serve, storiesIn } from './visual/storybook.mjs'

/** @typedef {import('./visual/look.mjs').Finding} Finding */
/** @typedef {import('./visual/look.mjs').Prints} Prints */

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    pages: { type: 'string', default: String(availableParallelism()) },
  },
  allowPositionals: true,
})
const runs = Number(values.runs)
const pages = Number(values.pages)
const folder = '.cache/visual'
const beforeName = 'storybook-before'
const nowName = 'storybook-now'
const beforeFolder = join(folder, beforeName)
const nowFolder = join(folder, nowName)
const printsFile = join(folder, 'before.json')

/** The capture code, part of the cache key: screenshots made by other code cannot be compared. */
const camera = ['camera.mjs', 'page.mjs']
  .map((file) => readFileSync(new URL(`visual/${file}`, import.meta.url), 'utf8'))
  .join('')

mkdirSync(folder, { recursive: true })
const commit = lastCommit()
say(`Building the last commit's Storybook (${commit.slice(0, 7)}) and the working tree's`)
buildBefore(beforeFolder, commit)
buildNow(nowFolder)
const before = storiesIn(beforeFolder, positionals)
const now = storiesIn(nowFolder, positionals)
if (before.size + now.size === 0)
  throw new Error(`No story in a file that begins with ${positionals.join(' or ')}.`)

const site = await serve(folder)
const beforeBase = `${site.base}${beforeName}/`
const nowBase = `${site.base}${nowName}/`
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArgs, ...steadyArgs],
})

/** Returns the cached hashes of the last commit's screenshots. */
function readPrints() {
  const key = [commit, browser.version(), camera].join('\n')
  /** @type {{ key: string, prints: Record<string, Prints> }} */
  const kept = existsSync(printsFile) ? JSON.parse(readFileSync(printsFile, 'utf8')) : { key, prints: {} }
  return kept.key === key ? kept : { key, prints: {} }
}

/** @param {import('./visual/camera.mjs').Story} story @param {string | undefined} badEnd */
function reportBadEnd({ id }, badEnd) {
  if (badEnd !== undefined) say(`did not end well (${badEnd}): ${id}`)
}

const { key, prints } = readPrints()
const keepPrints = () => writeFileSync(printsFile, JSON.stringify({ key, prints }))
const both = [...now.values()].filter(({ id }) => before.has(id))
const untaken = both.filter(({ id }) => !prints[id])
if (untaken.length > 0) {
  say('The last commit')
  await atEach(untaken, pages, async () => {
    const one = await openCamera(browser, beforeBase)
    return {
      work: async (story) => {
        const shots = await takeWell(one, story)
        prints[story.id] = printsOf(shots)
        reportBadEnd(story, badEndOf(shots))
        // Saved at intervals, so that an interrupted run can resume.
        if (Object.keys(prints).length % 50 === 0) keepPrints()
      },
      close: one.close,
    }
  })
  keepPrints()
}

/** @type {Map<string, Finding>} */
const found = new Map()
/** @type {Map<string, number>} */
const unsteady = new Map()
/** @type {Set<string>} */
const badEnds = new Set()
const gone = [...before.values()].filter(({ id }) => !now.has(id))
const all = [...now.values(), ...gone]
const pictures = all.reduce((sum, story) => sum + waysOf(story).length, 0)

/** Compares every story once. @param {number} run */
async function compareAll(run) {
  let differing = 0
  say(runs > 1 ? `The working tree, ${run} of ${runs}` : 'The working tree')
  await atEach(all, pages, async () => {
    const nowCamera = await openCamera(browser, nowBase)
    /** @type {Promise<typeof nowCamera> | undefined} */
    let beforeCamera
    const openBefore = () => (beforeCamera ??= openCamera(browser, beforeBase))
    return {
      work: async (story) => {
        const known = prints[story.id]
        const outcome = !now.has(story.id)
          ? await lookAtOne(story, await openBefore(), 'gone')
          : known && before.has(story.id)
            ? await lookAtBoth(story, known, nowCamera, openBefore)
            : await lookAtOne(story, nowCamera, 'new')
        for (const finding of outcome.findings) {
          say(`${finding.kind}: ${story.id}, ${finding.way}`)
          found.set(`${story.id} ${finding.way}`, finding)
        }
        for (const way of outcome.unsteady) {
          const name = `${story.id}, ${way}`
          say(`not still, though the same at a second look: ${name}`)
          unsteady.set(name, (unsteady.get(name) ?? 0) + 1)
        }
        reportBadEnd(story, outcome.badEnd)
        if (outcome.badEnd !== undefined) badEnds.add(story.id)
        differing += outcome.findings.length
      },
      close: async () => {
        await nowCamera.close()
        await (await beforeCamera)?.close()
      },
    }
  })
  say(`${all.length} stories, ${pictures} pictures, ${differing} differing`)
}

for (let run = 1; run <= runs; run += 1) await compareAll(run)
await browser.close()
await site.close()

for (const [name, times] of unsteady) say(`unsteady in ${times} of ${runs} runs: ${name}`)
rmSync(join(folder, 'pictures'), { recursive: true, force: true })
const report = writeReport(folder, { commit, stories: all.length, pictures, findings: [...found.values()] })
say(`${found.size === 0 ? 'Nothing differs' : `${found.size} pictures differ`}: ${report}`)
if (badEnds.size > 0) say(`${badEnds.size} stories did not end well`)
process.exit(found.size + badEnds.size === 0 ? 0 : 1)
