import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { classPageOn } from '#mocks/fixtures/classPages.ts'
import { lessonsOfWeek } from '#mocks/fixtures/classWeek.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'
import { atTheOffice } from './classStory.ts'

const seed = { classes: lessonsOfWeek, pages: [classPageOn] }

const meta = preview.meta({
  ...consoleAt('/admin/class?view=agenda&division_id=11&batch_id=7'),
  tags: ['!autodocs', 'console'],
  parameters: underBar,
  beforeEach(context) {
    localStorage.removeItem('text-language')
    const reset = atTheOffice(seed, '2024-12-10T12:30:00Z')(context)
    return () => {
      reset()
      localStorage.removeItem('text-language')
    }
  },
})

const address = () => `${location.origin}/d/${classPageOn.token}`

/** Opens the text of a day, or of the week. */
async function open({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await canvas.findByRole('dialog', { name: 'Text for WhatsApp' }))
}

const DAY = 'Text for WhatsApp 10 Dec 2024'
const WEEK = 'Text for WhatsApp'

/** What is changed by hand is what is sent and copied; another language begins anew. */
export const TextOfADay = meta.story({
  play: async (context) => {
    const dialog = await open(context, DAY)
    const field = await dialog.findByRole('textbox', { name: 'Text' })
    await expect(dialog.getByRole('button', { name: 'മലയാളം' })).toHaveAttribute('aria-pressed', 'true')
    const text = `*Batch 07 Women, Division A*

*ചൊവ്വാഴ്‌ച, 10 ഡിസംബർ*
6:30 PM  Hadith sciences: Module 1

ക്ലാസുകൾ ഇവിടെ കാണാം:
${address()}`
    await expect(field).toHaveValue(text)
    const link = dialog.getByRole('link', { name: 'Open WhatsApp' })
    await expect(link).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(text)}`)
    if (isManualView) return
    const { userEvent } = context
    await userEvent.type(field, ' Welcome!')
    await expect(link).toHaveAttribute('href', expect.stringMatching(/%20Welcome!$/))
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await expect(await dialog.findByText(/copied/i)).toBeVisible()
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/Module 1[^]* Welcome!$/))
    await userEvent.click(dialog.getByRole('button', { name: 'English' }))
    await expect(field).toHaveDisplayValue(/See the classes here/)
    await expect(field).not.toHaveDisplayValue(/Welcome/)
    // The week, in the language of the last time.
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    const week = await (await open(context, WEEK)).findByRole('textbox', { name: 'Text' })
    await expect(week).toHaveDisplayValue(/^8 to 14 December 2024$[^]*6:30 PM {2}Hadith sciences: Module 1/m)
  },
})

/** The text is of one class, also while its details are open. */
export const TextOfAClass = meta.story({
  args: { entries: ['/admin/class?view=agenda&details=9'] },
  play: async (context) => {
    const dialog = await open(context, 'Text for WhatsApp')
    await expect(dialog.queryByRole('textbox', { name: 'Text' })).toBeNull()
    await choose(context, 'Batch 07 Women, Division A')
    await expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/Module 1/)
    if (isManualView) return
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(context.canvas.getByRole('dialog', { name: 'Class Details' })).toBeVisible()
  },
})

/** Of several divisions, one is asked for. The text of one without a page goes without an address, and a link leads to the page. */
export const WithoutClassPage = meta.story({
  args: { entries: ['/admin/class?view=agenda'] },
  play: async (context) => {
    const dialog = await open(context, DAY)
    await expect(dialog.getByRole('combobox', { name: /Division/ })).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'Open WhatsApp' })).toBeNull()
    await choose(context, 'Batch 07 Women, Division B')
    await expect(await dialog.findByText(/this division has no class page yet/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/Module 1$/)
    await leadsTo(dialog, 'Go to its class page', '/admin/division?details=10')
  },
})

/** The text is there without an address; Retry asks again. A browser that refuses to copy selects the text instead. */
export const TextWithoutAnswer = meta.story({
  play: async (context) => {
    const { msw, userEvent } = context
    const answer = heldAnswer()
    msw.use(
      http.get('/api/division/11/page', async () => {
        await answer.released
        return new HttpResponse(null, { status: 500 })
      }),
    )
    const dialog = await open(context, DAY)
    await expect(await dialog.findByText('Loading')).toBeInTheDocument()
    answer.release()
    await expect(await dialog.findByText(/The text has no address\./)).toBeVisible()
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
    await expect(field).not.toHaveDisplayValue(/https?:/)
    if (isManualView) return
    msw.use(...apiHandlers(seed))
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(field).toHaveDisplayValue(/\/d\//))
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field.selectionEnd).toBe(field.value.length)
  },
})

/** Chooses a division in the dialog. */
async function choose({ canvas, userEvent }: PlayContext, name: string) {
  const dialog = within(canvas.getByRole('dialog', { name: 'Text for WhatsApp' }))
  await userEvent.click(dialog.getByRole('combobox', { name: /Division/ }))
  await userEvent.click(await canvas.findByRole('option', { name }))
}
