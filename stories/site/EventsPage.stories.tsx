import { expect, waitFor } from 'storybook/test'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { expectPageToFit } from './expectPageToFit.ts'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [24, 500] },
  args: { entries: ['/home', '/events'] },
})

const events = ['Hadees Seminar', 'Ramadan Evening Series', 'Reading a Manuscript']

/** Each of the three leads to its own place on the page of details. */
export const Default = meta.story({
  parameters: { spec: [24, 25, 26, 27, 500] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Gather, listen, ask' })
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByText('4:00 PM')).toBeVisible()
    await expect(canvas.getByText('21')).toBeVisible()
    const footer = canvas.getByRole('navigation', { name: 'Footer' })
    if (isLookedAt) return
    for (const [index, title] of events.entries()) {
      await userEvent.click(canvas.getByRole('link', { name: title }))
      const heading = await canvas.findByRole('heading', { name: title, level: 2 })
      await waitFor(() => expect(heading).toHaveFocus())
      await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
      const address = `/events-details?event=${index + 1}`
      await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe(address))
      const link = Array.from(footer.querySelectorAll('a')).find((each) => each.textContent === 'Events')
      if (link) await userEvent.click(link)
      await canvas.findByRole('heading', { level: 1, name: 'Gather, listen, ask' })
      await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/events'))
    }
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Hadees Seminar' })
    await expectPageToFit({ canvas })
  },
})
