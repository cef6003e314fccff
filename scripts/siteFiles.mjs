/** Writes the pictures of the site: those of the content, icons, and pictures for shared links. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { imageSize } from 'image-size'
import sharp from 'sharp'

/** Sizes that search engines, messengers and phones expect, in px. */
const share = { width: 1200, height: 630 }
const icons = { 'favicon.png': 48, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/** Share of a maskable icon that the logo fills, as phones may crop the icon to a circle. */
const safeShare = 0.7
const ground = '#fbf7ef'

const art = 'src/content/art'

/**
 * Copies the pictures in src/content/art, by names that change with them.
 * @param {string} client @returns their addresses and sizes in px, by file name
 */
export function writeArt(client) {
  /** @type {Record<string, import('#contract/site/editing.ts').SitePicture>} */
  const pictures = {}
  for (const name of readdirSync(art)) {
    const bytes = readFileSync(join(art, name))
    const { name: stem, ext } = parse(name)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const { width, height } = imageSize(bytes)
    writeFileSync(join(client, 'assets', `${stem}-${hash}${ext}`), bytes)
    pictures[name] = { src: `/assets/${stem}-${hash}${ext}`, width, height }
  }
  return pictures
}

/** @param {string} client the built client's folder @param {string} logo its name in src/content/art */
export async function writeIcons(client, logo) {
  const file = join(art, logo)
  if (file.endsWith('.svg')) writeFileSync(join(client, 'favicon.svg'), readFileSync(file))
  for (const [name, side] of Object.entries(icons)) {
    const isApp = name !== 'favicon.png'
    const sign = Math.round(isApp ? side * safeShare : side)
    const edge = Math.floor((side - sign) / 2)
    const drawn = sharp(file, { density: 600 }).resize(sign, sign, {
      fit: 'contain',
      background: 'transparent',
    })
    const rest = side - sign - edge
    const icon = drawn.extend({ top: edge, left: edge, bottom: rest, right: rest, background: 'transparent' })
    await (isApp ? icon.flatten({ background: ground }) : icon).png().toFile(join(client, name))
  }
}

/**
 * Renders the pictures for link previews that the pages refer to from the art.
 * @param {string} client @returns {Promise<string[]>} their addresses
 */
export async function writeSharePictures(client) {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => /\/share\/([\w-]+)\.png/.exec(readFileSync(join(client, file), 'utf8'))?.[1] ?? [])
  const sources = readdirSync(art)
  mkdirSync(join(client, 'share'), { recursive: true })
  for (const name of new Set(names)) {
    const file = sources.find((one) => one.startsWith(`${name}.`))
    if (!file) throw new Error(`No picture in src/content/art is called ${name}.`)
    const drawn = sharp(join(art, file), { density: 144 }).resize({ ...share, fit: 'cover' })
    await drawn.png({ palette: true }).toFile(join(client, 'share', `${name}.png`))
  }
  return [...new Set(names)].map((name) => `/share/${name}.png`)
}
