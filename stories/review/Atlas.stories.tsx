import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Atlas as AtlasPage } from './Atlas.tsx'

const meta = preview.meta({
  component: AtlasPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** Live frames need Storybook around them: a test has none. axe, which takes seconds here, looks at the next story. */
export const Atlas = meta.story({ tags: ['!test'], parameters: { a11y: { test: 'off' } } })

/** Frames stay empty here. */
export const Filtered = meta.story({
  tags: ['!dev'],
  args: { addressOf: () => 'about:blank' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Atlas' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Level' }), 'As Viewer')
    await expect(await canvas.findByRole('link', { name: 'Levels: ViewerList' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Levels: EditorList' })).toBeNull())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Level' }), 'All levels')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Screen' }), 'Courses')
    await userEvent.type(canvas.getByRole('searchbox'), 'no such state{Enter}')
    await expect(await canvas.findByText('No state matches')).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'DeleteInUse')
    const link = await canvas.findByRole('link', { name: 'Courses: DeleteInUse' })
    await expect(link).toHaveAttribute(
      'href',
      './?path=/story/screens-console-courses-coursedetails--delete-in-use&globals=theme:light;dir:ltr',
    )
    link.scrollIntoView({ behavior: 'instant', block: 'center' })
    await waitFor(() => expect(canvas.getByTitle('Courses: DeleteInUse')).toBeVisible())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Window' }), 'Phone, 360')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Dark (console)')
    await waitFor(() => expect(canvas.getByTitle('Courses: DeleteInUse')).toHaveAttribute('width', '360'))
    await expect(link).toHaveAttribute('href', expect.stringContaining('theme:dark'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
