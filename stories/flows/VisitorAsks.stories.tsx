import { expect, waitFor, within } from 'storybook/test'
import { Site } from '#stories/site/Site.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Visitor asks',
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [20, 22, 49] },
  globals: { viewport: { value: 'phone' } },
  args: { entries: ['/home'] },
})

/** A visitor on a phone asks about the course for men on WhatsApp. */
export const AsksAboutACourse = meta.story({
  name: 'asks about a course on WhatsApp',
  play: async ({ canvas, userEvent, step }) => {
    await step('Open the menu', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    })
    await step('Choose Courses', async () => {
      const menu = within(await canvas.findByRole('dialog'))
      await userEvent.click(menu.getByRole('link', { name: 'Courses' }))
      await expect(await canvas.findByRole('heading', { name: 'Popular Courses' })).toBeVisible()
      await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/courses'))
    })
    await step('Go on to the course for men', async () => {
      const next = await canvas.findByRole('button', { name: 'Next courses' })
      await userEvent.click(next)
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    })
    await step('Press Ask about this course: WhatsApp opens with the question written', async () => {
      const [, men] = canvas.getAllByRole('article')
      if (!men) throw new Error('There is no second course.')
      const link = within(men).getByRole('link', { name: /^Ask about this course/ })
      await expect(link).toHaveAttribute('target', '_blank')
      const address = new URL(link.getAttribute('href') ?? '')
      await expect(address.origin + address.pathname).toBe('https://wa.me/910000000004')
      await expect(address.searchParams.get('text')).toBe(
        'Assalamu alaikum. I would like to know more about the course Men (പുരുഷന്മാർ).',
      )
    })
  },
})
