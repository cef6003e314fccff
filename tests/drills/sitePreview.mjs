/**
 * Previews random drafts, publishes them, and compares all pages: they are equal byte for byte, but for the mark of the preview and the
 * time at which a page was made. Run `npm run build`, then `node tests/drills/sitePreview.mjs [drafts]`
 */
import { drillFolder, judge, judgeNone } from './drill.mjs'
import { judgeStop, openOffice } from './server.mjs'
import { keyed, linkOf, reversed, siteEditor } from './siteEditor.mjs'

const DRAFTS = Number(process.argv[2] ?? 50)
const MARK = '<meta name="robots" content="noindex">'
const words = [
  'ഹദീസ്',
  'الحديث',
  'Hadith',
  '<b>',
  '&amp;',
  '"',
  "'",
  '$&',
  '</script>',
  '\u2028',
  '😀',
  '{title}',
]

const office = await openOffice({ DATA_DIR: drillFolder('site-preview') })
const { change, publish } = siteEditor(office)
const site = new URL(office.url).origin

/** @param {number} most */
const upTo = (most) => 1 + Math.floor(Math.random() * most)
const randomText = () =>
  `Hadith ${Array.from({ length: upTo(6) }, () => words[upTo(words.length) - 1]).join(' ')}`

/** Edits of sections, each of which keeps them fit to be published. @type {[section: string, edit: (content: import('./siteEditor.mjs').Content) => object][]} */
const edits = [
  ['home', ({ home }) => ({ home: { ...home, title: randomText(), description: randomText() } })],
  ['home', ({ home }) => ({ home: { ...home, quote: { ...home.quote, arabic: `${randomText()} نور` } } })],
  [
    'library',
    ({ library }) => ({
      library: {
        ...library,
        playlists: Object.fromEntries(
          Object.entries(reversed(library.playlists)).map(([key, playlist]) => [
            key,
            {
              ...playlist,
              title: randomText(),
              videos: keyed([
                ...Object.values(playlist.videos).slice(-30),
                [randomText(), linkOf(upTo(1e9))],
              ]),
            },
          ]),
        ),
      },
    }),
  ],
  ['courses', ({ courses }) => ({ courses: { ...courses, cards: reversed(courses.cards) } })],
  ['events', ({ events }) => ({ events: { ...events, heading: randomText(), lead: randomText() } })],
  ['gallery', ({ gallery }) => ({ gallery: { ...gallery, plates: reversed(gallery.plates) } })],
  ['contact', (content) => ({ ...content, footer: { ...content.footer, words: randomText() } })],
  ['institute', ({ institute }) => ({ institute: { ...institute, place: randomText() } })],
]

/** A page without the time at which it was made. @param {string} html */
const timeless = (html) => html.replace(/("frame":\{"version":"[^"]+","now":)\d+/, '$10')

/** @param {string} path */
async function previewOf(path) {
  const response = await fetch(`${office.url}/site/preview?path=${encodeURIComponent(path)}`, {
    headers: { authorization: `Bearer ${office.token}` },
  })
  const html = await response.text()
  if (!html.includes(MARK)) throw new Error(`The preview of ${path} has no mark: ${html.slice(0, 200)}`)
  return timeless(html.replace(MARK, ''))
}

/** @type {string[]} */
const different = []
let compared = 0
for (let draft = 0; draft < DRAFTS; draft += 1) {
  await change('home', ({ home }) => ({ home: { ...home, title: `Draft ${draft}` } }))
  for (const [section, edit] of edits) if (Math.random() < 0.5) await change(section, edit)
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  const previews = await Promise.all(paths.map(previewOf))
  await publish()
  for (const [index, path] of paths.entries()) {
    compared += 1
    const page = timeless(await (await fetch(site + path)).text())
    if (page !== previews[index]) different.push(`draft ${draft}, ${path}`)
  }
}
judge('drafts, and pages that were compared', `${DRAFTS}, ${compared}`, compared >= 8 * DRAFTS, 'all pages')
judgeNone('pages that publishing wrote unlike their preview', different, compared)
await judgeStop(office)
