import { expect, waitFor, within } from 'storybook/test'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { added, changed, drafted, published } from './siteStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/site/publish'),
  tags: ['!autodocs', 'console'],
  beforeEach: async ({ msw }) => {
    msw.use(...apiHandlers())
    await drafted('courses', 'courses', { kicker: 'Learn', heading: 'Our courses' })
    await drafted('gallery', 'gallery', { lead: 'Pictures of the seminar.' })
  },
})

/** Old beside new, by section; a change can be left out. */
export const ChangesListed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const courses = within(await canvas.findByRole('region', { name: 'Courses' }))
    await expect(courses.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.click(courses.getByRole('checkbox', { name: 'Courses, heading' }))
    await expect(canvas.getByRole('button', { name: 'Publish 2 changes' })).toBeVisible()
  },
})

/** A new item is shown as visitors will see it: with its date, its place, its picture and its link. */
export const ChangesNewItem = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...apiHandlers())
    await added('events', 'cards', {
      title: 'Open day',
      starts: '2030-03-04T08:40',
      ends: '2030-03-04T20:30',
    })
  },
  play: async ({ canvas, userEvent }) => {
    const events = within(await canvas.findByRole('region', { name: 'Events' }))
    await expect(await events.findByText('Open day')).toBeVisible()
    await expect(events.getByText('04 Mar 2030, 8:40 AM')).toBeVisible()
    await expect(events.getByText('Main hall')).toBeVisible()
    await expect(await events.findByRole('img', { name: 'Picture' })).toBeVisible()
    await expect(events.getByText('4 lines')).toBeVisible()
    if (isManualView) return
    // Another changes it meanwhile: the list is new after that.
    await changed('events', 'cards', 'Kadded', { place: 'Library hall' })
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 1 change' }))
    await canvas.findByText(/^Nothing of yours was published yet\./)
    await expect(await events.findByText('Library hall')).toBeVisible()
  },
})

/** Then it can be undone. */
export const ChangesPublished = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish 3 changes' }))
    await canvas.findByText(/^Published\. /)
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'View site' })).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Published/))
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText(
      'Undone. Visitors see the site as it was before, and your changes are drafts again.',
    )
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Undone/))
  },
})

/** Once somebody else has published, it cannot be undone from here any more. */
export const ChangesNotUndone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish 3 changes' }))
    await canvas.findByText(/^Published\. /)
    if (isManualView) return
    await drafted('contact', 'contact', { kicker: 'Write to us' })
    await published()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByText(/^Not undone\. The site was published by /)
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Versions' })).toBeVisible()
  },
})

/** A section with problems stays a draft, and the others are published. */
export const ChangesBlocked = meta.story({
  beforeEach: () => drafted('courses', 'courses', { kicker: '' }),
  play: async ({ canvas }) => {
    const courses = within(await canvas.findByRole('region', { name: 'Courses' }))
    await expect(courses.getByText('This section is not published before these are put right:')).toBeVisible()
    for (const box of courses.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Publish 1 change' })).toBeVisible()
    await expect(courses.getByRole('link', { name: 'Courses, small heading' })).toHaveAttribute(
      'href',
      '/admin/site/courses',
    )
  },
})

/** Somebody else was faster: their version is named, and what was left out stays left out. */
export const ChangesOvertaken = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /introduction$/ })
    await userEvent.click(box)
    await drafted('contact', 'contact', { kicker: 'Write to us' })
    await published()
    await drafted('gallery', 'gallery', { lead: 'Pictures of the seminar.' })
    await drafted('courses', 'courses', { kicker: 'Learn', heading: 'Our courses' })
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 2 changes' }))
    await canvas.findByText(/^Nothing of yours was published yet\. The site was published by /)
    await expect(await canvas.findByRole('checkbox', { name: /introduction$/ })).not.toBeChecked()
  },
})

export const ChangesNone = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'NOTHING TO PUBLISH' })
  },
})

export const ChangesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/site/changes')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
})

export const ChangesRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failing('post', '/site/publish', 503, { message: 'The database cannot be written to.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish 3 changes' }))
    await canvas.findByText('The database cannot be written to.')
  },
})
