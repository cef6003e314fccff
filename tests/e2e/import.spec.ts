import { expect, type Page } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { keyboard, phone, phoneScreen, type Hands } from './hands.ts'
import { fresh, planWith } from './records.mjs'
import { test } from './server.ts'

/** Rows of the sheet with a fault: two wrong days, and a code that row 30 has too. */
const faulty = { days: [12, 47], code: 31, sameCode: 30 } as const

/** A sheet of sixty students as an office keeps it: columns in its own order, some named in Malayalam. */
function officeSheet(series: string, batch: string, division: string): string {
  const lines = Array.from({ length: 60 }, (_, index) => {
    const row = index + 2
    const born = faulty.days.some((one) => one === row)
      ? '31/02/2001'
      : `${13 + (index % 15)}/0${1 + (index % 9)}/2001`
    const code = row === faulty.code ? faulty.sameCode : row
    const name = index % 2 === 0 ? `ആമിന റഹീം ${row}` : `Fathima Nasreen ${row}`
    return `${series}-${code},${name},${born},Female,+9190000${10_000 + index},2024-06-04,${division},${batch},"12, Masjid Road",India,B.A. Arabic,,Yes,Yes,${row}`
  })
  return [
    'Code,പേര്,DOB,Gender,മൊബൈൽ,Joined,Division,Batch,വിലാസം,Country,Qualification,Email,Allow Login,Is Active,Roll',
    ...lines,
  ].join('\r\n')
}

/** Brings the sheet in, from the list of students to the last step: twelve actions, and on phones one more, which opens "More". */
async function bringIn(page: Page, hand: Hands, series: string, sheet: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const more = page.getByRole('button', { name: 'More', exact: true })
  if (await more.isVisible()) await hand.press(more)
  await hand.press(page.getByRole('link', { name: 'Import' }))
  const chooser = page.waitForEvent('filechooser')
  await hand.press(page.getByRole('button', { name: 'Choose a file' }))
  await (await chooser).setFiles({ name: 'ഒന്നാം വർഷം.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })

  await hand.choose(page.getByLabel('Where പേര് goes'), 'User Name')
  await hand.choose(page.getByLabel('Where മൊബൈൽ goes'), 'Mobile Number')
  await hand.choose(page.getByLabel('Where വിലാസം goes'), 'Address')
  await hand.press(page.getByRole('button', { name: 'Check 60 rows' }))
  await expect(page.getByRole('button', { name: '4 Refused' })).toBeVisible()

  const cell = (label: string, row: number) => page.getByRole('textbox', { name: `${label}, row ${row}` })
  for (const row of faulty.days) await hand.type(cell('Date of Birth', row), '28/02/2001')
  await hand.type(cell('User Code', faulty.code), `${series}-${faulty.code}`)
  await hand.press(page.getByRole('button', { name: 'Check again' }))
  await hand.press(page.getByRole('button', { name: 'Import 60' }))
  await expect(page.getByRole('heading', { name: '60 rows are in' })).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Print sign-in slips' }))
}

for (const [way, handsOf, screen] of [
  ['keyboard', keyboard, {}],
  ['phone', phone, phoneScreen],
] as const) {
  test.describe(`sixty students are imported by ${way}`, { tag: ONLY_IN_ALL }, () => {
    test.use(screen)

    test('from an office’s own sheet with two wrong days and a code twice', async ({
      page,
      signIn,
      office,
    }) => {
      const { batch, division } = await planWith(office.add)
      const series = fresh('SHEET').replace(' ', '-')
      await page.addInitScript(() => Object.assign(window, { print() {} }))
      await signIn()
      await page.goto('/admin/adminpanel')
      const sheet = officeSheet(series, batch.M02_Name, division.M11_Division_name)
      await bringIn(page, handsOf(page), series, sheet)

      const answer = await page.request.get(`/api/students?page=1&per_page=100&search=${series}-`, {
        headers: { authorization: `Bearer ${office.token}` },
      })
      const { data: students }: { data: Record<string, unknown>[] } = await answer.json()
      expect(students).toHaveLength(60)
      expect(new Set(students.map(({ M05_UserCode }) => M05_UserCode)).size).toBe(60)
      const [row] = faulty.days
      expect(students.find(({ M05_UserCode }) => M05_UserCode === `${series}-${row}`)).toMatchObject({
        M05_UserName: `ആമിന റഹീം ${row}`,
        M05_DOB: '2001-02-28',
        M05_MobileNumber: '+919000010010',
        M05_Address: '12, Masjid Road',
        M05_M02_BachId: batch.M02_BatchId,
        M07_M11_DivisionId: division.M11_Division_id,
      })
    })
  })
}

test(
  'Back asks before it leaves sign-in slips that nobody has printed',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, office }) => {
    const { batch, division } = await planWith(office.add)
    const series = fresh('BACK').replace(' ', '-')
    const [, ...rows] = officeSheet(series, batch.M02_Name, division.M11_Division_name).split('\r\n')
    const head =
      'Code,Name,DOB,Gender,Mobile,Joined,Division,Batch,Address,Country,Qualification,Email,Allow Login,Is Active,Roll'
    const cells = [head, ...rows.slice(0, 2)].join('\n')
    await signIn()
    await page.goto('/admin/adminpanel')
    await page.getByRole('link', { name: 'Import' }).click()
    await page.getByLabel('Or paste cells from a spreadsheet').fill(cells)
    await page.getByRole('button', { name: 'Use pasted cells' }).click()
    await page.getByRole('button', { name: 'Check 2 rows' }).click()
    await page.getByRole('button', { name: 'Import 2' }).click()
    const slips = page.getByRole('button', { name: 'Print sign-in slips' })
    await expect(slips).toBeVisible()
    for (const answer of ['Stay here', 'Leave without them']) {
      await page.goBack()
      const question = page.getByRole('alertdialog', { name: 'Leave without the sign-in slips?' })
      await question.getByRole('button', { name: answer }).click()
      await expect(question).toBeHidden()
      if (answer === 'Stay here') await expect(slips).toBeVisible()
    }
    await expect(page).toHaveURL('/admin/adminpanel')
  },
)
