import { http, HttpResponse } from 'msw'
import { expect, waitFor, type userEvent as user, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>
type User = Pick<typeof user, 'click' | 'upload'>

const header =
  'Name,User Code,Gender,Batch,Division,Mobile,DOB,Joined,Country,Qualification,Address,Email,Allow Login,Is Active,Mahall'

/** A row of a new student; parts of it can differ. */
export function studentRow({
  name = 'Rahila Moosa',
  code = 'IHS-1401',
  division = 'Division A',
  mobile = '+910000001401',
  born = '2001-03-24',
} = {}) {
  return `${name},${code},female,Batch 07 Women,${division},${mobile},${born},2026-06-15,India,B.A. Arabic,"12, Masjid Road",,1,1,Placeholder Juma Masjid`
}

/** The answer to an import, one line after the other. */
export const answering = (...lines: string[]) =>
  http.post('/api/import/students', () =>
    HttpResponse.text(lines.map((line) => `${line}\n`).join(''), {
      headers: { 'content-type': 'application/x-ndjson' },
    }),
  )

/** Gives the first step a file with these rows. */
export async function give(
  { canvas, userEvent }: { canvas: Canvas; userEvent: User },
  rows: readonly string[],
) {
  await canvas.findByRole('button', { name: 'Choose a file' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no input for a file.')
  await userEvent.upload(
    input,
    new File([[header, ...rows].join('\n')], 'students-june.csv', { type: 'text/csv' }),
  )
}

/** Gives a file, and has its rows checked. */
export async function check(player: { canvas: Canvas; userEvent: User }, rows: readonly string[]) {
  await give(player, rows)
  await player.userEvent.click(await player.canvas.findByRole('button', { name: /^Check \d+ rows?$/ }))
  await player.canvas.findByRole('button', { name: /All rows/ })
}

/** How many rows have an outcome, as the counts say. */
export const counted = (canvas: Canvas, texts: readonly string[]) =>
  waitFor(async () => {
    for (const name of texts) await expect(canvas.getByRole('button', { name })).toBeVisible()
  })
