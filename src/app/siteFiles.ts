import type { Content } from '#contract/site/content.ts'
import type { SiteFile } from '#contract/site/renderer.ts'

/** Background of icons and of the page while it opens. */
const ground = '#fbf7ef'

/** Returns the files for search engines and phones. @param addresses of all pages: '/library' */
export function siteFiles({ institute }: Content, addresses: readonly string[]): SiteFile[] {
  const { site } = institute
  return [
    { address: '/robots.txt', body: `User-agent: *\nDisallow: /api/\nSitemap: ${site}/sitemap.xml\n` },
    { address: '/sitemap.xml', body: sitemapOf(site, addresses) },
    { address: '/site.webmanifest', body: JSON.stringify(manifestOf(institute)) },
  ]
}

function sitemapOf(site: string, addresses: readonly string[]) {
  const urls = addresses.map((address) => `  <url><loc>${site}${address}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

const manifestOf = ({ name, localName, description }: Content['institute']) => ({
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
})
