import { institute } from 'content:institute'
import { library } from 'content:library'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { headOf } from '#site/structuredData.ts'
import { paths } from '#contract/paths.ts'
import { SiteApp } from './SiteApp.tsx'
import { preloadPage } from './sitePages.ts'

/** An address that no page has: its HTML answers all others. */
const unknown = '/not-found'

/** Every address that becomes a file of HTML. */
export const addresses: string[] = [
  paths.home,
  paths.library,
  ...library.playlists.map(({ id }) => paths.playlist(id)),
  paths.courses,
  paths.events,
  paths.eventDetails,
  paths.gallery,
  paths.contact,
  unknown,
]

/** What the files beside the pages are made of. */
export const site = { ...institute, addresses: addresses.filter((address) => address !== unknown) }

export interface Prerendered {
  /** Inside the root element, beginning with what belongs into the head: title, description, preloads. */
  html: string
  /** More for the head: pictures for shared links, structured data. */
  head: string
  /** The chunks that it needs, by the names of their components. */
  chunks: string[]
}

/** One page as it is before anybody has touched it. */
export async function prerender(address: string): Promise<Prerendered> {
  const Page = await preloadPage(address)
  const html = renderToString(
    <StaticRouter location={address}>
      <SiteApp />
    </StaticRouter>,
  )
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
  const isKnown = address !== unknown
  return { html, head: isKnown ? headOf({ address, title, description }) : '', chunks: [Page.name] }
}
