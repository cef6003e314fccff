import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { administrator } from '#mocks/fixtures/accounts.ts'
import { classPageOn } from '#mocks/fixtures/classPages.ts'
import { apiHandlers, offline } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/division?details=11'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ pages: [classPageOn] })),
})

/** Set by the story: the screen asks before its play begins. */
let answer = heldAnswer()

export const ClassPageOff = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers()),
  play: async ({ canvas, userEvent }) => {
    const page = await section(canvas)
    await expect(await page.findByText(/^No class page yet\./)).toBeVisible()
    await expect(page.getByText('Off')).toBeVisible()
    const on = page.getByRole('button', { name: 'Turn on' })
    await expect(on).toBeEnabled()
    if (isManualView) return
    await userEvent.click(on)
    const address = await page.findByRole('textbox', { name: 'Address' })
    await expect(address).toHaveDisplayValue(/\/d\/[\w-]{22}$/)
    await expect(page.getByText('On')).toBeVisible()
    const row = canvas.getByRole('row', { name: /Division A Batch 07 Women/, hidden: true })
    await waitFor(() => expect(row).toHaveTextContent(/On$/))
  },
})

/** The address, to copy, to send and to print. */
export const ClassPageOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    const page = await section(canvas)
    const address = `${location.origin}/d/${classPageOn.token}`
    await expect(await page.findByRole('textbox', { name: 'Address' })).toHaveValue(address)
    const message = `https://wa.me/?text=${encodeURIComponent(`The classes of Division A, Batch 07 Women:\n${address}`)}`
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute('href', message)
    await expect(page.getByRole('link', { name: 'Open' })).toHaveAttribute('href', address)
    await expect(await page.findByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(page.getByText('since 02 Dec 2024')).toBeVisible()
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(page.getByRole('button', { name: 'Copy' }))
    await expect(write).toHaveBeenCalledWith(address)
    await expect(await page.findByText('Copied')).toBeVisible()
  },
})

/** The dialog stays open and says why; then there is a new address, and then none. */
export const ClassPageNotChanged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(offline('put', '/division/11/page'), ...apiHandlers({ pages: [classPageOn] })),
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const page = await section(canvas)
    const address = await page.findByRole('textbox', { name: 'Address' })
    const question = await confirm(context, 'New address', 'Make a new address')
    await expect(await question.findByRole('alert')).toBeVisible()
    await expect(address).toHaveDisplayValue(new RegExp(classPageOn.token))
    if (isManualView) return
    msw.use(...apiHandlers({ pages: [classPageOn] }))
    await userEvent.click(question.getByRole('button', { name: 'Make a new address' }))
    await waitFor(() => expect(address).not.toHaveDisplayValue(new RegExp(classPageOn.token)))
    await expect(await canvas.findByText('The class page has a new address.')).toBeVisible()
    await confirm(context, 'Turn off', 'Turn off')
    await expect(await page.findByText(/^No class page yet\./)).toBeVisible()
    await expect(await canvas.findByText('The class page is off.')).toBeVisible()
  },
})

/** The rest of the details stays; Retry asks again. */
export const ClassPageFailed = meta.story({
  beforeEach: ({ msw }) => {
    answer = heldAnswer()
    const { released } = answer
    msw.use(
      http.get('/api/division/11/page', () => released.then(() => new HttpResponse(null, { status: 500 }))),
      ...apiHandlers(),
    )
  },
  play: async ({ canvas }) => {
    const page = await section(canvas)
    await expect(await page.findByText('Loading')).toBeInTheDocument()
    answer.release()
    await expect(await page.findByText('Error loading the class page')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled()
  },
})

/** Viewers may read the address, and change nothing. */
export const ClassPageForViewers = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ pages: [classPageOn], accounts: [{ ...administrator, level: 'viewer' }] })),
  play: async ({ canvas }) => {
    const page = await section(canvas)
    await expect(await page.findByRole('textbox', { name: 'Address' })).toBeVisible()
    await expect(page.queryByRole('button', { name: 'New address' })).not.toBeInTheDocument()
    await expect(page.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument()
  },
})

async function section(canvas: PlayContext['canvas']) {
  const dialog = await canvas.findByRole('dialog', { name: 'Division Details' })
  return within(await within(dialog).findByRole('region', { name: /^Class page/ }))
}

/** Presses a button of the section, and the one that confirms. Returns the question. */
async function confirm({ canvas, userEvent }: PlayContext, action: string, confirmed: string) {
  const page = await section(canvas)
  await userEvent.click(page.getByRole('button', { name: action }))
  const question = await canvas.findByRole('alertdialog')
  await expect(question).toHaveTextContent('The address in the group stops working.')
  await userEvent.click(within(question).getByRole('button', { name: confirmed }))
  return within(question)
}
