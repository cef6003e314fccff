/** Writes the report of `npm run visual` as static files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {import('./look.mjs').Finding} Finding */
/** @typedef {{ commit: string, stories: number, pictures: number, findings: Finding[] }} Report */

const sides = /** @type {const} */ (['before', 'after', 'difference'])

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)

const wayNames = { light: 'Light', dark: 'Dark', rtl: 'Right to left' }
const kindNames = { differs: 'Differs', new: 'New', gone: 'Gone' }
const sideNames = { before: 'Before', after: 'After', difference: 'Difference' }

/** @param {Finding} finding */
const nameOf = ({ story, way }) => `${story.id}.${way}`

/** @param {Finding} finding */
const sectionOf = ({ story }) => story.importPath.split('/')[2] ?? ''

/** The URL of a picture, relative to the page. @param {Finding} finding @param {typeof sides[number]} side */
const pictureOf = (finding, side) => `pictures/${nameOf(finding)}.${side}.png`

/** @param {Finding} finding @param {typeof sides[number]} side */
function figure(finding, side) {
  const src = pictureOf(finding, side)
  return `<figure><figcaption>${sideNames[side]}</figcaption>
<a href="${src}"><img src="${src}" alt="${sideNames[side]}: ${escape(finding.story.name)}" loading="lazy"></a></figure>`
}

/** @param {Finding} finding */
function slider(finding) {
  const id = `slider-${nameOf(finding)}`
  return `<details><summary>Slide from before to after</summary>
<div class="slider">
<label for="${id}">How much of the picture before is shown</label>
<input id="${id}" type="range" min="0" max="100" value="50">
<div class="stack"><img src="${pictureOf(finding, 'after')}" alt="After" loading="lazy">
<img class="over" src="${pictureOf(finding, 'before')}" alt="Before" loading="lazy"></div>
</div></details>`
}

/** @param {Finding} finding */
function article(finding) {
  const { story, way, kind, changed } = finding
  const taken = sides.filter((side) => finding[side])
  const count = kind === 'differs' ? `, ${changed.toLocaleString('en-GB')} pixels` : ''
  return `<article data-section="${sectionOf(finding)}" data-way="${way}" data-kind="${kind}">
<h2>${escape(story.title.replaceAll('/', ' / '))}: ${escape(story.name)}</h2>
<p><b data-kind="${kind}">${kindNames[kind]}</b> ${wayNames[way]}${count} <code>${story.id}</code></p>
<div class="sides">${taken.map((side) => figure(finding, side)).join('\n')}</div>
${kind === 'differs' ? slider(finding) : ''}
</article>`
}

/** @param {string} name @param {string} label @param {Record<string, string>} options labels by value */
function select(name, label, options) {
  const all = Object.entries({ '': 'All', ...options })
  const lines = all.map(([value, words]) => `<option value="${value}">${escape(words)}</option>`)
  return `<label>${label} <select name="${name}">${lines.join('')}</select></label>`
}

/**
 * @template {string} Key
 * @param {Finding[]} findings
 * @param {(finding: Finding) => Key} keyOf
 * @param {(key: Key) => string} labelOf
 * @returns {Record<string, string>} the keys among the findings, with their labels and counts
 */
function counted(findings, keyOf, labelOf) {
  const keys = findings.map(keyOf)
  return Object.fromEntries(
    [...new Set(keys)].map((key) => [key, `${labelOf(key)} (${keys.filter((each) => each === key).length})`]),
  )
}

/** @param {Report} report @returns {string} the page, as HTML */
export function reportPage({ commit, stories, pictures, findings }) {
  const styles = readFileSync(new URL('report.css', import.meta.url), 'utf8')
  const kinds = counted(
    findings,
    ({ kind }) => kind,
    (kind) => kindNames[kind],
  )
  const sum = Object.values(kinds).join(', ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How it looks now</title>
<style>${styles}</style>
<header>
<h1>How it looks now</h1>
<p>The working tree beside the last commit, <code>${commit.slice(0, 7)}</code>: ${stories} stories, ${pictures} pictures.</p>
<p id="sum"><strong>${findings.length === 0 ? 'Nothing differs.' : sum}</strong></p>
${
  findings.length === 0
    ? ''
    : `<form>
${select('section', 'Section', counted(findings, sectionOf, capital))}
${select(
  'way',
  'Mode',
  counted(
    findings,
    ({ way }) => way,
    (way) => wayNames[way],
  ),
)}
${select('kind', 'Kind', kinds)}
<output>${findings.length} shown</output>
</form>`
}
</header>
<main>
${findings.map(article).join('\n')}
</main>
<script>${findings.length === 0 ? '' : script}</script>
</html>
`
}

const script = `
const form = document.querySelector('form')
form.addEventListener('change', () => {
  const asked = [...new FormData(form)].filter(([, value]) => value !== '')
  const articles = [...document.querySelectorAll('article')]
  for (const article of articles)
    article.hidden = asked.some(([name, value]) => article.dataset[name] !== value)
  form.querySelector('output').value = articles.filter((article) => !article.hidden).length + ' shown'
})
document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('.slider').style.setProperty('--shown', target.value + '%')
})
`

/** Writes the report and its images. @param {string} folder @param {Report} report @returns {string} the report's path */
export function writeReport(folder, report) {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  for (const finding of report.findings) {
    for (const side of sides) {
      const png = finding[side]
      if (png) writeFileSync(join(folder, pictureOf(finding, side)), png)
    }
  }
  const file = join(folder, 'report.html')
  writeFileSync(file, reportPage(report))
  return file
}
