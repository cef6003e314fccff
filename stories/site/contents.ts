import { content } from 'content:file'
import { sections } from 'content:sections'
import { addressesOf } from '#contract/site/addresses.ts'
import { pageContent, type Frame } from '#contract/site/pages.ts'
import { pageAt, pages } from '#app/sitePages.tsx'

export const frame: Frame = {
  version: '0',
  now: 0,
  institute: sections.institute,
  footer: sections.footer,
}

// Documents carry the content of their page, and the product loads the others lazily; stories have all up front.
for (const address of [...addressesOf(content), '/not-found', '/offline']) {
  const page = pageAt(address)
  page.carry(address, JSON.stringify({ frame, page: pageContent(page.keyAt(address), sections) }))
}
await Promise.all(pages.map(({ preloadCode }) => preloadCode()))
