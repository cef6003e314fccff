import { useArgs } from 'storybook/preview-api'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Atlas as AtlasPage } from './Atlas.tsx'
import { firstChoices } from './choices.ts'
import { HeldAtlas } from './HeldAtlas.tsx'

const meta = preview.meta({
  component: AtlasPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Storybook takes no arg from the address whose type it does not know.
  argTypes: Object.fromEntries(Object.keys(firstChoices).map((name) => [name, { type: 'string' }])),
  args: { ...firstChoices, onChange() {} },
})

/**
 * What is chosen are its args, which Storybook keeps in the address. Live frames need Storybook around them: a test has none. axe, which
 * takes seconds here, looks at the next story.
 */
export const Atlas = meta.story({
  tags: ['!test'],
  parameters: { a11y: { test: 'off' } },
  render: function Chosen(args) {
    const [, onChange] = useArgs()
    return <AtlasPage {...args} onChange={onChange} />
  },
})

/** Frames stay empty here. */
export const Filtered = meta.story({
  tags: ['!dev'],
  render: () => <HeldAtlas />,
  play: async ({ canvas, userEvent }) => {
    const choose = (name: string, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Atlas' })).toBeVisible()
    await choose('Screen', 'Students')
    await expect(await canvas.findByRole('link', { name: 'Students: Last page' })).toHaveTextContent(
      'Last page, as on Courses',
    )
    await expect(canvas.queryByRole('option', { name: 'Week' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'no such state{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }))
    await choose('Screen', 'Courses')
    await choose('State', 'Delete in use')
    const link = await canvas.findByRole('link', { name: 'Courses: Delete in use' })
    link.scrollIntoView({ behavior: 'instant', block: 'center' })
    await waitFor(() => expect(canvas.getByTitle('Courses: Delete in use')).toBeVisible())
    for (const name of ['Phone, 360', 'Dark', 'Malayalam', 'Right to left'])
      await userEvent.click(canvas.getByRole('radio', { name }))
    const picture = () => canvas.getByTitle('Courses: Delete in use')
    await waitFor(() => expect(picture()).toHaveAttribute('width', '360'))
    await expect(canvas.getByRole('link', { name: 'Courses: Delete in use' })).toHaveAttribute(
      'href',
      './?path=/story/screens-console-courses-coursedetails--delete-in-use&globals=theme:dark;dir:rtl;locale:malayalam;viewport.value:phone',
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
