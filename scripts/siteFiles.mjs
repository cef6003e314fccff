/** Generates the other files of the site: icons, pictures for shared links, manifest, sitemap.xml and robots.txt. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Sizes that search engines, messengers and phones expect, in px. */
const share = { width: 1200, height: 630 }
const icons = { 'favicon.png': 48, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }

/** Share of a maskable icon that the logo fills, as phones may crop the icon to a circle. */
const safeShare = 0.7
const ground = '#fbf7ef'

/** @typedef {(typeof import('#app/prerenderSite.tsx'))['site']} Site */

/** @param {string} client the built client's folder @param {Site} site */
export async function writeSiteFiles(client, site) {
  /** @param {string} name @param {string | Buffer} content */
  const write = (name, content) => writeFileSync(join(client, name), content)
  write('robots.txt', `User-agent: *\nDisallow: /api/\nSitemap: ${site.site}/sitemap.xml\n`)
  write('sitemap.xml', sitemapOf(site))
  write('site.webmanifest', JSON.stringify(manifestOf(site)))
  await writeIcons(client, site)
  await writeSharePictures(client)
}

/** @param {Site} site */
function sitemapOf({ site, addresses }) {
  const urls = addresses.map((address) => `  <url><loc>${site}${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** @param {Site} site */
function manifestOf({ name, localName, description }) {
  return {
    name,
    short_name: localName,
    description,
    start_url: '/home',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
}

/** @param {string} client @param {Site} site */
async function writeIcons(client, { logo }) {
  const file = join(client, logo.src)
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

/** Renders the share images that the pages refer to from the art. @param {string} client */
async function writeSharePictures(client) {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => /\/share\/([\w-]+)\.png/.exec(readFileSync(join(client, file), 'utf8'))?.[1] ?? [])
  const art = readdirSync('src/content/art')
  mkdirSync(join(client, 'share'), { recursive: true })
  for (const name of new Set(names)) {
    const file = art.find((one) => one.startsWith(`${name}.`))
    if (!file) throw new Error(`No picture in src/content/art is called ${name}.`)
    const drawn = sharp(join('src/content/art', file), { density: 144 }).resize({ ...share, fit: 'cover' })
    await drawn.png({ palette: true }).toFile(join(client, 'share', `${name}.png`))
  }
}
