/**
 * Random contents in Malayalam, Arabic and English are taken over by `site:import` and written by `site:export`: each comes back as it
 * was. Run `npm run build`, then `node tests/drills/siteFile.mjs [contents]`
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse, stringify } from 'yaml'
import { drillFolder, judgeNone } from './drill.mjs'

const CONTENTS = Number(process.argv[2] ?? 200)
const home = drillFolder('site-file')
const env = { PATH: process.env.PATH, DATA_DIR: join(home, 'data') }

/** Words of the three languages, and what YAML may take for something else. */
const words = [
  'ഹദീസ്',
  'പഠനം',
  'അവന്\u200D',
  'إِنَّمَا',
  'الْأَعْمَالُ',
  'بِالنِّيَّاتِ',
  '\u200Fحديث\u200F',
  'Hadith',
  'study',
  'a: b',
  '# no',
  "it's",
  '"x"',
  '- 1',
  'yes',
  'null',
  '0x1F',
  '2026-01-01',
  '~',
  '&a',
  '*a',
  '!x',
  '%',
  '😀',
  '| x',
  '\\n',
]

/** Keys whose texts are any words. */
const FREE =
  /^(?:title|localTitle|text|lead|heading|kicker|description|caption|alt|pictureAlt|words|place|fullPlace|note|label|name|localName|translation|source|arabic|copyright|coming|open|quiet|libraryLink|coursesLink)$/

/** @param {number} most */
const upTo = (most) => 1 + Math.floor(Math.random() * most)
const randomText = () => Array.from({ length: upTo(6) }, () => words[upTo(words.length) - 1]).join(' ')

/** Returns a content with other texts. @param {unknown} value @param {string} [key] @returns {unknown} */
function withTexts(value, key = '') {
  if (typeof value === 'string') return FREE.test(key) ? randomText() : value
  if (Array.isArray(value)) {
    // A video is a pair of its title and its link.
    const isVideo = String(value[1]).startsWith('https://')
    return value.map((item, index) => withTexts(item, isVideo && index === 0 ? 'title' : ''))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withTexts(part, name)]))
}

/** Runs a command of the product on a folder. @param {'site:import' | 'site:export'} command @param {string} folder */
function run(command, folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/main.js', command, folder], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`)
}

/** @param {string} folder */
const fileIn = (folder) => join(folder, 'institute.yaml')

/** Exports into a new folder. Returns the text of the file. */
function exported() {
  const folder = join(home, 'out')
  rmSync(folder, { recursive: true, force: true })
  run('site:export', folder)
  return readFileSync(fileIn(folder), 'utf8')
}

const sample = parse(exported())
const source = join(home, 'out')
let changed = 0
for (let round = 0; round < CONTENTS; round += 1) {
  const content = withTexts(sample)
  writeFileSync(fileIn(source), stringify(content))
  run('site:import', source)
  if (!isDeepStrictEqual(parse(exported()), content)) changed += 1
}
judgeNone('contents that come back with another text', changed, CONTENTS)
