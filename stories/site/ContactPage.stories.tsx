import { contact } from 'content:contact'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { ContactPage } from '#site/contact/ContactPage.tsx'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { expectPageToFit } from './expectPageToFit.ts'
import { InFrame } from './InFrame.tsx'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [37] },
  args: { entries: ['/contact'] },
})

/** The form, and next to it links that work without form and script. A URL with a capital letter opens the same page. */
export const Empty = meta.story({
  parameters: { spec: [37, 38, 39, 40, 41] },
  args: { entries: ['/Contact'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Write to the institute' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact', current: 'page' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    for (const name of ['Name', /^Email/, 'Message'])
      await expect(main.getByRole('textbox', { name })).toHaveValue('')
    const href = (name: string) => main.getByRole('link', { name }).getAttribute('href')
    await expect(href('+91 00000 00001')).toBe('tel:+910000000001')
    await expect(href('+91 00000 00002')).toBe('tel:+910000000002')
    await expect(href('+91 00000 00003')).toBe('https://wa.me/910000000003')
    await expect(href('+91 00000 00004')).toBe('https://wa.me/910000000004')
    await expect(href('office@example.org')).toBe('mailto:office@example.org')
    await expect(main.getByText('Placeholder P.O., Malabar, Kerala 670 000')).toBeVisible()
  },
})

/** Missing values are reported under their fields; the first one has the focus. Typing clears an error. */
export const Refused = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: 'WhatsApp: Women' })
    await userEvent.click(send)
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const email = canvas.getByRole('textbox', { name: /^Email/ })
    const message = canvas.getByRole('textbox', { name: 'Message' })
    await expect(name).toHaveAccessibleDescription('Name is required')
    await expect(email).toBeValid()
    await expect(message).toHaveAccessibleDescription('Message is required')
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'A')
    await expect(name).toBeValid()
    await userEvent.type(email, 'amina@example')
    await expect(email).toBeValid()
    await userEvent.type(message, 'When?')
    await userEvent.click(send)
    await expect(email).toHaveAccessibleDescription('Invalid email')
    await expect(email).toHaveFocus()
    await expect(message).toBeValid()
    await expectPageToFit({ canvas })
  },
})

/** One press opens WhatsApp with the message. The page says what is left to do, and does not claim that it was sent. */
export const InWhatsApp = meta.story({
  parameters: { spec: [37, 42] },
  play: async ({ canvas, userEvent }) => {
    const isQuiet = watchNetwork()
    const open = spyOn(window, 'open').mockReturnValue(null)
    await fill({ canvas, userEvent })
    await expect(sessionStorage.getItem('contact')).toContain('At what time?')
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp: Women' }))
    await expect(open).toHaveBeenCalledWith(
      `https://wa.me/910000000003?text=${encodeURIComponent('ക്ലാസ് എപ്പോഴാണ്?\nAt what time?\n\nAmina')}`,
      '_blank',
      'noopener',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent(/^WhatsApp opens with your message\./)
    await expect(sessionStorage.getItem('contact')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveDisplayValue(/At what time\?/)
    await isQuiet()
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/contact'))
  },
})

/**
 * The mail program opens with the message, name and address; an edit afterwards takes the note away. Long words wrap within
 * the page.
 */
export const ByEmail = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { spec: [37, 42] },
  play: async ({ canvas, userEvent }) => {
    const isQuiet = watchNetwork()
    const open = spyOn(window, 'open').mockReturnValue(null)
    await fill({ canvas, userEvent })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'amina@example.org')
    await userEvent.click(canvas.getByRole('button', { name: 'Write an e-mail' }))
    const text = encodeURIComponent('ക്ലാസ് എപ്പോഴാണ്?\r\nAt what time?\r\n\r\nAmina\r\namina@example.org')
    await expect(open).toHaveBeenCalledWith(
      `mailto:office@example.org?subject=Message%20from%20Amina&body=${text}`,
      '_self',
    )
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(
      'Your mail program opens with your message. Press send there. If nothing opens, write to office@example.org.',
    )
    await isQuiet()
    if (isManualView) return
    const message = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(message, 'abcdefghijklmnopqrstuvwxyz'.repeat(4))
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Write an e-mail' }))
    await expect(status).not.toBeEmptyDOMElement()
    await expectPageToFit({ canvas })
  },
})

/**
 * After a reload the draft is restored; a field that was edited meanwhile keeps its text. Asked about another thing, it begins with
 * that; what was typed about the first one is there when it is asked again.
 */
export const Kept = meta.story({
  args: { entries: ['/events-details', '/contact'] },
  beforeEach: () => {
    const draft = { name: 'Amina', email: 'amina@example.org', messages: { '': 'At what time?' }, last: '' }
    sessionStorage.setItem('contact', JSON.stringify(draft))
  },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    const name = () => main.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name()).toHaveValue('Amina'))
    const message = main.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue('At what time?')
    await userEvent.type(message, ' And where?')
    await expect(sessionStorage.getItem('contact')).toContain('At what time? And where?')
    if (isManualView) return

    const ask = async (event: string) => {
      await userEvent.click(canvas.getByText("The browser's Back"))
      await userEvent.click(
        await main.findByRole('link', { name: new RegExp(`^Ask about this event *: ${event}`) }),
      )
      return main.findByRole('textbox', { name: 'Message' })
    }
    const first = await ask('Reading a Manuscript')
    await waitFor(() => expect(first).toHaveDisplayValue(/^About Reading a Manuscript/))
    await userEvent.type(name(), ' K.')
    await userEvent.type(first, 'Is it for women?')
    const second = await ask('Ramadan Evening Series')
    await waitFor(() => expect(second).toHaveDisplayValue(/^About Ramadan Evening Series, [^:]+:\n$/))
    await expect(name()).toHaveValue('Amina K.')
    const again = await ask('Reading a Manuscript')
    await waitFor(() => expect(again).toHaveDisplayValue(/Is it for women\?$/))
  },
})

/** Email is the only way to send. */
export const NoWhatsApp = meta.story({
  render: () => (
    <InFrame entries={['/contact']}>
      <ContactPage content={{ ...contact, whatsapp: [] }} />
    </InFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'))
    await expect(main.queryByRole('heading', { name: 'WhatsApp' })).toBeNull()
    const open = spyOn(window, 'open').mockReturnValue(null)
    await fill({ canvas, userEvent })
    await expect(main.queryByRole('button', { name: /WhatsApp/ })).toBeNull()
    // Enter in a field takes the only way.
    await userEvent.type(main.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(open).toHaveBeenCalledWith(expect.stringMatching(/^mailto:office@example\.org/), '_self')
  },
})

async function fill({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Amina')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'ക്ലാസ് എപ്പോഴാണ്?{Enter}At what time?')
}

/** Watches every network API of a page. @returns a check that none was used */
function watchNetwork() {
  const ways = [
    spyOn(window, 'fetch'),
    spyOn(XMLHttpRequest.prototype, 'send'),
    spyOn(navigator, 'sendBeacon'),
    spyOn(HTMLFormElement.prototype, 'submit'),
  ]
  return async () => {
    for (const way of ways) await expect(way).not.toHaveBeenCalled()
  }
}
