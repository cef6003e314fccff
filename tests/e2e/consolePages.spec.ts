import { expect, type Page, type Request } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { holdScripts } from './holdScripts.ts'
import { findingsOf, listenTo } from './pages.ts'
import { idsOf, placeholders, screens, type Screen } from './screens.ts'
import { test } from './server.ts'
import { expectStill, watchShifts } from './shifts.ts'

/** One of each kind of screen; `npm run test:all` opens the others too. */
const ofEachKind = [
  'adminpanel?page=1&batch_id=:batch',
  'teacher',
  'teacher_edit/:teacher',
  'class_add',
  'audit',
]

/** Lists whose answers that came before the scripts are in the first render. The client keeps none of the history otherwise. */
const hasFirstRows = ['teacher', 'audit']

/**
 * Known only when a record, or the choice of a batch, is: the divisions of the batch. And what the person may do, which the
 * console knows from the last time and asks for again behind the screen, as it does for the number of live classes.
 */
const isLater = (call: string) =>
  /^\/(division\?batch_id=\d+|classes\?batch_id=\d+&(from|video)=.+|classes\?when=live.*|account)$/.test(call)

/** Runs before the page's scripts: notes the rows of the first render. */
function noteFirstRows() {
  document.addEventListener('DOMContentLoaded', () => {
    const skeleton = document.querySelector('#root > *')
    const observer = new MutationObserver(() => {
      if (document.querySelector('#root > *') === skeleton) return
      document.body.dataset.firstRows = document.querySelector('tbody')?.textContent
      observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

/** Opens a screen, first without its scripts, then with them. */
async function expectScreen(page: Page, [path, heading, placeholder, calls]: Screen) {
  const asked: string[] = []
  const answered: string[] = []
  const noteIn = (list: string[]) => (request: Request) => {
    const [, call] = request.url().split('/api')
    if (call !== undefined && request.method() === 'GET' && !isLater(call)) list.push(call)
  }
  page.on('request', noteIn(asked)).on('requestfinished', noteIn(answered))
  const release = await holdScripts(page)
  await page.goto(`/admin/${path}`, { waitUntil: 'commit' })
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true })
  await expect(title).toBeVisible()
  await expect(page).toHaveTitle(`${heading} · Admin`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log out' }).first()).toBeVisible()
  await expect(placeholders[placeholder](page)).toBeAttached()
  await expect.poll(() => answered.toSorted()).toEqual(calls.toSorted())
  release()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
  await expect(placeholders[placeholder](page)).toBeHidden()
  await expect(title).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.toSorted()).toEqual(calls.toSorted())
  page.removeAllListeners('request').removeAllListeners('requestfinished')
  await page.unrouteAll({ behavior: 'wait' })
}

for (const [title, tag] of [
  [
    'a screen of each kind is there before its scripts, asks for each thing once, and stays where it is (spec: 504)',
    [],
  ],
  ['so are the others', [ONLY_IN_ALL]],
] as const) {
  test(title, { tag: [...tag] }, async ({ page, signIn, office }) => {
    const filled = await idsOf(office.add)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(noteFirstRows)
    await watchShifts(page)
    await signIn()
    const { faults } = await listenTo(page)
    for (const [path, heading, placeholder, calls] of screens) {
      if (ofEachKind.includes(path) !== (tag.length === 0)) continue
      await test.step(path, async () => {
        await expectScreen(page, [filled(path), heading, placeholder, calls.map(filled)])
        if (ofEachKind.includes(path)) await expectStill(page)
        if (hasFirstRows.includes(path))
          await expect(page.locator('body')).toHaveAttribute('data-first-rows', /Asma Koya/)
        if (path === ofEachKind[0]) expect(await findingsOf(page)).toEqual([])
        expect(faults).toEqual([])
      })
    }
  })
}

test('an address without a screen says so before its scripts, no id of an address gets into a page, and the sign-in page of a live session stays where it is', async ({
  page,
  signIn,
}) => {
  await signIn()
  await watchShifts(page)
  const release = await holdScripts(page)
  const hostile = '%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E'
  await page.goto('/admin/no/such/screen', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Not found', exact: true })).toBeAttached()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/admin/course_edit/${hostile}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Edit Course' })).toBeVisible()
  await expect(page.locator('img[src=x]')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])

  await page.goto('/admin', { waitUntil: 'commit' })
  await expect(page.getByLabel('Email')).toBeVisible()
  release()
  await page.getByRole('link', { name: 'Continue' }).waitFor()
  await expectStill(page)
})
