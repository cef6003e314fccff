import { CONSOLE, paths, sitePaths } from '#contract/paths.ts'
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
    { address: '/site.webmanifest', body: JSON.stringify(siteManifest(institute)) },
    { address: '/admin.webmanifest', body: JSON.stringify(consoleManifest(institute)) },
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

const iconSizes = [192, 512]

/** What the apps of the site and of the console have in common. @see https://www.w3.org/TR/appmanifest/ */
const common = {
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  icons: iconSizes.flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  ),
}

const siteManifest = ({ name, localName = name, description }: Content['institute']) => ({
  ...common,
  id: sitePaths.root,
  scope: sitePaths.root,
  start_url: sitePaths.home,
  name,
  short_name: localName,
  description,
  shortcuts: [
    { name: 'Library', url: sitePaths.library },
    { name: 'Contact', url: sitePaths.contact },
  ],
})

const consoleManifest = ({ name }: Content['institute']) => ({
  ...common,
  id: CONSOLE,
  scope: CONSOLE,
  start_url: paths.admin.students,
  name: `${name}: console`,
  short_name: 'Console',
})
