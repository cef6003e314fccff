import { describe, expect, test } from 'vitest'
import { content } from 'content:file'
import type { SiteFile } from '#contract/site/renderer.ts'
import { siteRenderer } from '#app/renderSite.tsx'
import { settledAddress } from '#app/settledAddress.ts'
import { otherNames } from '#app/SiteApp.tsx'
import { entryOf } from '#site/navigation.ts'
import { listening } from '#tests/server/listening.ts'
import { picturesOf } from './pictures.ts'

const SITE = 'https://hadith.example.org'

const { ask } = await listening()

const site = siteRenderer({
  zone: 'Asia/Kolkata',
  documentOf: () => '<!-- head --><!-- page -->',
})
const source = { content, pictures: picturesOf(content), gone: [], version: '0', now: 0 }

const pages = new Map<string, string>()

/** What is shown at a path, which takes long to make. */
async function htmlOf(pathname: string) {
  const html = pages.get(pathname) ?? (await site.page(source, pathname))
  pages.set(pathname, html)
  return html
}

test('a page below that of an entry is marked as its entry in the navigation', () => {
  const entryAt = (path: string) => entryOf(path)
  expect(['/library', '/library/', '/library/7', '/libraryan', '/home'].map(entryAt)).toEqual([
    'library',
    'library',
    'library',
    undefined,
    'home',
  ])
})

interface Spelling {
  asked: string
  /** Where the server leads. */
  leadsTo: string
  /** Where the client leads, if it goes on from there. */
  settles?: string
  /** Of the public page; the console has none. */
  canonical?: string
}

const spellings: Spelling[] = [
  { asked: '/home', leadsTo: '/home', canonical: '/home' },
  { asked: '/home/', leadsTo: '/home', canonical: '/home' },
  { asked: '/home//', leadsTo: '/home', canonical: '/home' },
  { asked: '/', leadsTo: '/', settles: '/home' },
  { asked: '//', leadsTo: '/', settles: '/home' },
  { asked: '/about?utm=1', leadsTo: '/about?utm=1', settles: '/home?utm=1#about-us' },
  { asked: '/about/', leadsTo: '/about', settles: '/home#about-us' },
  { asked: '/courses/', leadsTo: '/courses', canonical: '/courses' },
  { asked: '/Courses/?utm=1', leadsTo: '/Courses?utm=1', canonical: '/courses' },
  { asked: '/c%6Furses', leadsTo: '/c%6Furses', canonical: '/courses' },
  { asked: '/library/', leadsTo: '/library', canonical: '/library' },
  { asked: '/library/nabiyoram/', leadsTo: '/library/nabiyoram', canonical: '/library/nabiyoram' },
  {
    asked: '/Library/NABIYORAM/?day=12&x=?',
    leadsTo: '/Library/NABIYORAM?day=12&x=?',
    canonical: '/library/nabiyoram',
  },
  { asked: '/admin/', leadsTo: '/admin' },
  { asked: '/admin/adminpanel/?page=2', leadsTo: '/admin/adminpanel?page=2' },
  { asked: '/admin/student_edit/7/', leadsTo: '/admin/student_edit/7' },
]

describe.each(spellings)('$asked', ({ asked, leadsTo, settles = leadsTo }) => {
  test(`leads to ${leadsTo} on the server`, async () => {
    const { status, headers } = await ask(asked)
    expect([status, headers.location]).toEqual(asked === leadsTo ? [200, undefined] : [301, leadsTo])
    expect((await ask(leadsTo)).status).toBe(200)
  })

  test(`settles at ${settles} in the client`, () => {
    const { pathname, search, hash } = settledAddress(SITE + asked, otherNames)
    expect(pathname + search + hash).toBe(settles)
  })
})

test.each(spellings.flatMap(({ asked, canonical }) => (canonical ? [[asked, canonical] as const] : [])))(
  '%s is the page %s to the client and to search engines',
  async (asked, canonical) => {
    const html = await htmlOf(new URL(asked, SITE).pathname)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${canonical}"/>`)
    expect(html).toBe(await htmlOf(canonical))
  },
)

test.each([
  '/nowhere/',
  '/elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/%2F/home/',
  '/home%2F',
  '/%E0%A4%A/',
])('%s, which no page has, leads nowhere', async (asked) => {
  const { status, headers } = await ask(asked)
  expect([status, headers.location]).toEqual([404, undefined])
  expect(settledAddress(SITE + asked, otherNames).origin).toBe(SITE)
})

test('a playlist that was removed says so at its address, and leads to the library; other addresses are unknown', async () => {
  const files = new Map<string, SiteFile>()
  for await (const file of site.files({ ...source, gone: ['seerah'] })) files.set(file.address, file)
  const removed = files.get('/library/seerah.html')
  expect(removed?.status).toBe(410)
  expect(removed?.body).toContain('This playlist has been removed')
  expect(removed?.body).toMatch(/<main.*<a [^>]*href="\/library".*<\/main>/s)
  expect(removed?.body).toContain('content="noindex"')
  expect(removed?.body).not.toMatch(/404|misspelled|rel="canonical"/)
  expect(files.get('/not-found.html')?.body).toContain('misspelled')
})
