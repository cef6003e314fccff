/**
 * Uploads odd files as pictures of the site: each is made light, or refused with a sentence; no place is left in what is sent to
 * visitors, and the server stays small and answers meanwhile. `node tests/drills/pictures.mjs`
 */
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer } from 'vite'
import { drillFolder, judge, judgeMost, judgeNone, wait } from './drill.mjs'
import { judgeStop, memoryOf, openOffice } from './server.mjs'

const vite = await createServer({ configFile: false, server: { middlewareMode: true }, logLevel: 'error' })
/** The tests' own files. @type {any} */
const loaded = await vite.ssrLoadModule('/tests/server/pictureCases.ts')
/** @type {typeof import('#tests/server/pictureCases.ts')} */
const { bombOf, bytesOf, kinds, photograph, taken, wrongFiles } = loaded
await vite.close()

/** Most MB of memory above an idle server. */
const MOST_MEMORY = 300
/** Most bytes of the widest picture of a page: of this slope of colours. */
const MOST_BYTES = 100_000
const SECRETS = ['Somebody', 'GPS', 'Exif', 'photoshop', 'http://ns.adobe.com']

/** @typedef {{ what: string, open: () => Promise<Uint8Array>, isTaken: boolean }} OddFile */

/** @param {string} what @param {() => Promise<Uint8Array>} open @returns {OddFile} */
const good = (what, open) => ({ what, open, isTaken: true })
/** @param {string} what @param {() => Promise<Uint8Array>} open @returns {OddFile} */
const bad = (what, open) => ({ what, open, isTaken: false })

/** A slope of colours at a size, drawn small. @param {number} width @param {number} height */
const large = async (width, height) =>
  sharp(await photograph(800, 600).png().toBuffer(), { limitInputPixels: false }).resize(width, height, {
    fit: 'fill',
  })

const turns = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
  good(`a photograph that is turned, ${orientation}`, () =>
    bytesOf(taken(1200, 800).withMetadata({ orientation }).jpeg()),
  ),
)
const ofKinds = Object.entries(kinds).flatMap(([kind, made]) => [
  good(`${kind} with a place`, () => bytesOf(made(taken(1000, 700)))),
  bad(`${kind} cut in half`, async () => {
    const file = await bytesOf(made(taken(1000, 700)))
    return file.slice(0, file.byteLength / 2)
  }),
  bad(`${kind} less than 300 px wide`, () => bytesOf(made(photograph(299, 299)))),
])

/** @type {OddFile[]} */
const files = [
  ...turns,
  ...ofKinds,
  ...wrongFiles.map(([what, file]) => bad(what, async () => file)),
  good('CMYK', () => bytesOf(taken().toColourspace('cmyk').jpeg())),
  good('16 bits', () => bytesOf(taken().toColourspace('rgb16').png())),
  good('grey', () => bytesOf(taken().toColourspace('b-w').jpeg())),
  good('a profile with more colours', () => bytesOf(photograph(800, 600).withIccProfile('p3').jpeg())),
  good('a hole', () => bytesOf(photograph(800, 600).ensureAlpha(0.5).png())),
  good('few colours', () => bytesOf(photograph(800, 600).png({ palette: true, colours: 4 }))),
  good('50 megapixels', async () => bytesOf((await large(8000, 6250)).jpeg())),
  good('30 megapixels that come at once', async () =>
    bytesOf((await large(6300, 4725)).jpeg({ progressive: true })),
  ),
  bad('50 megapixels that come at once', async () =>
    bytesOf((await large(8000, 6250)).jpeg({ progressive: true })),
  ),
  good('a PNG of 50 megapixels', async () => bytesOf((await large(8000, 6250)).png({ compressionLevel: 3 }))),
  good('a WebP of 22 megapixels', async () => bytesOf((await large(5400, 4100)).webp({ effort: 0 }))),
  good('a banner', () => bytesOf(photograph(3000, 700).png())),
  bad('a strip', () => bytesOf(photograph(3000, 200).png())),
  good('a screen of a phone', () => bytesOf(photograph(1080, 2400).png())),
  bad('a tower', () => bytesOf(photograph(300, 4000).png())),
  bad('an AVIF of 12 megapixels', async () => bytesOf((await large(4000, 3000)).avif({ effort: 0 }))),
  bad('51 megapixels', async () => bytesOf((await large(8000, 6375)).jpeg())),
  bad('a bomb', () => bombOf(50_000, 50_000)),
  bad('a bomb without a width', () => bombOf(0, 50_000)),
  bad('a bomb of 49 megapixels', () => bombOf(7000, 7000)),
  bad('12 MB and a byte', async () => new Uint8Array(12 * 1024 * 1024 + 1)),
  bad('12 MB of nothing', async () => new Uint8Array(12 * 1024 * 1024)),
]

const folder = drillFolder('pictures')
const office = await openOffice({ DATA_DIR: join(folder, 'data') })
await wait(3000)
const idle = memoryOf(office.pid)
const site = new URL(office.url).origin
const state = { isOver: false, slowest: 0 }

/** Asks for something small again and again. */
async function readMeanwhile() {
  while (!state.isOver) {
    const startedAt = performance.now()
    await office.ask('GET', '/courses?page=1')
    state.slowest = Math.max(state.slowest, performance.now() - startedAt)
    await wait(50)
  }
}

/** @param {Uint8Array} file */
async function upload(file) {
  const response = await fetch(`${office.url}/site/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}`, 'content-type': 'application/octet-stream' },
    body: Buffer.from(file),
  })
  return { status: response.status, body: await response.json() }
}

/** What visitors get of a picture. @param {{ name: string, srcSet: string }} picture */
async function sent({ name, srcSet }) {
  const paths = srcSet.split(', ').map((one) => one.split(' ', 1)[0] ?? '')
  const asked = paths.flatMap((path) => ['image/avif', 'image/webp'].map((accept) => ({ path, accept })))
  return Promise.all(
    [...asked, { path: `/share/${name.replace(/\w+$/, 'jpg')}`, accept: '*/*' }].map(
      async ({ path, accept }) => {
        const response = await fetch(site + path, { headers: { accept } })
        return { path: `${path} as ${accept}`, bytes: Buffer.from(await response.arrayBuffer()) }
      },
    ),
  )
}

/** @type {string[]} */
const wrong = []
/** @type {string[]} */
const betraying = []
/** @type {string[]} */
const heavy = []
let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, memoryOf(office.pid))), 20)
const reading = readMeanwhile()
for (const { what, open, isTaken } of files) {
  const { status, body } = await upload(await open())
  const isRefused = status === 422 && /\. Choose|\. Make|\. Cut|\. Save|Choose /.test(body.message)
  if (isTaken ? status !== 200 : !isRefused) wrong.push(`${what}: ${status} ${JSON.stringify(body)}`)
  if (status !== 200) continue
  for (const { path, bytes } of await sent(body.data)) {
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    const isSaid = SECRETS.some((secret) => bytes.includes(secret))
    if (exif || xmp || iptc || icc || isSaid) betraying.push(`${what}: ${path}`)
    if (bytes.byteLength > MOST_BYTES) heavy.push(`${what}: ${path}, ${bytes.byteLength} bytes`)
  }
}
state.isOver = true
await reading
clearInterval(watch)
judge('odd files', files.length, files.length >= 40, 'at least 40')
judgeNone('files with a wrong answer', wrong, files.length)
judgeNone('files in which a place or a name is left', betraying)
judgeNone(`files of more than ${MOST_BYTES} bytes`, heavy)
judgeMost('memory above idle', peak - idle, MOST_MEMORY, ' MB')
judgeMost('the slowest answer meanwhile', state.slowest, 1000, ' ms')
await judgeStop(office)
process.exit()
