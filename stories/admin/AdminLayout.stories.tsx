import { expect, waitFor, within } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

interface Seen {
  canvas: ReturnType<typeof within>
  userEvent: { click: (element: Element) => Promise<void> }
}

/** Opens the menu from the loaded screen's own bar, not from the loading screen's. */
async function openMenu({ canvas, userEvent }: Seen, wordsOfScreen: string) {
  await canvas.findByText(wordsOfScreen)
  await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
  return within(await canvas.findByRole('dialog', { name: 'Menu' }))
}

export const MenuClosed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Menu/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    // The mark beside the name says nothing.
    await expect(canvas.getByRole('link', { name: /Admin$/ })).toHaveAccessibleName(
      /^Institute of Hadith Studies ?Admin$/,
    )
  },
})

export const MenuOpen = meta.story({
  parameters: { spec: [115, 116, 117, 118, 119, 120, 121, 122, 123] },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openMenu({ canvas, userEvent }, 'Page 1 of 1')
    const tiles = within(drawer.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')
    await expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['StudentsS', '/admin/adminpanel'],
      ['TeacherT', '/admin/teacher'],
      ['BatchB', '/admin/batch'],
      ['CourseC', '/admin/course'],
      ['DivisionD', '/admin/division'],
      ['ClassL', '/admin/class'],
    ])
    await expect(drawer.getByRole('link', { name: 'Agenda' })).toHaveAttribute(
      'href',
      '/admin/class?view=agenda',
    )
    await expect(drawer.getByRole('link', { name: 'Roles' })).toHaveAttribute('href', '/admin/role')
    await expect(drawer.getByRole('link', { name: 'Recently deleted' })).toHaveAttribute(
      'href',
      '/admin/trash',
    )
    await expect(drawer.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/admin/audit')
    await expect(drawer.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/home')
    await expect(drawer.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
})

export const TileCurrent = meta.story({
  parameters: { spec: [271] },
  args: { entries: ['/admin/course_edit/4'] },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openMenu({ canvas, userEvent }, 'Title')
    const current = await drawer.findAllByRole('link', { current: 'page' })
    await expect(current.map((tile) => tile.textContent)).toEqual(['CourseC'])
  },
})

export const NoTileCurrent = meta.story({
  parameters: { spec: [271] },
  args: { entries: ['/admin/nowhere'] },
  play: async ({ canvas, userEvent }) => {
    const drawer = await openMenu({ canvas, userEvent }, 'Page not found')
    for (const tile of drawer.getAllByRole('link')) await expect(tile).not.toHaveAttribute('aria-current')
  },
})

export const TileFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('m')
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('link', { name: /^Course/ })).toHaveFocus()
    await userEvent.tab()
    await expect(drawer.getByRole('link', { name: /^Division/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('/')
    await expect(canvas.getByPlaceholderText('Search courses...')).toHaveFocus()
    await userEvent.keyboard('m')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByPlaceholderText('Search courses...')).toHaveValue('m')
    await userEvent.clear(canvas.getByPlaceholderText('Search courses...'))
    await userEvent.tab()
    await userEvent.keyboard('?')
    await expect(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
})

/** A dialog with every shortcut, opened and closed by keyboard. */
export const KeysDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('?')
    const dialog = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    const keys = dialog
      .getAllByRole('term')
      .map((action) => `${action.textContent}: ${action.nextElementSibling?.textContent}`)
    await expect(keys).toEqual([
      'Search: /',
      'New: N',
      'Menu: M',
      'Students: MS',
      'Teacher: MT',
      'Batch: MB',
      'Course: MC',
      'Division: MD',
      'Class: ML',
      'Save the form: CtrlEnter',
      'Close the top dialog or menu: Esc',
      'Show this list: ?',
    ])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** N works like ADD and leads back to the same rows; Ctrl+Enter works like Submit, from any field. */
export const NewAndSave = meta.story({
  args: { entries: ['/admin/course?search=a'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('n')
    await userEvent.type(await canvas.findByLabelText('Title'), 'Grammar')
    await leadsTo(canvas, 'Cancel', '/admin/course?search=a')
    await userEvent.type(canvas.getByLabelText('Description'), 'Cases, moods and{Enter}no more')
    await expect(canvas.getByLabelText('Title')).toHaveValue('Grammar')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(await canvas.findByText('Course "Grammar" has been added.')).toBeInTheDocument()
    await canvas.findByText('Page 1 of 1')
    await isAt(canvas, '/admin/course')
  },
})

export const KeysOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('?')
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn shortcuts off' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('mn')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await isAt(canvas, '/admin/course')
  },
})

export const SectionByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('m')
    await canvas.findByRole('dialog', { name: 'Menu' })
    await userEvent.keyboard('b')
    await isAt(canvas, '/admin/batch')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const LogOut = meta.story({
  parameters: { spec: [492] },
  beforeEach: () => sessionStorage.setItem('adminName', 'office@example.org'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/admin$/))
    await canvas.findByRole('heading', { name: 'Admin login' })
    await expect(localStorage.getItem('adminToken')).toBeNull()
    await expect(sessionStorage.getItem('adminName')).toBeNull()
    await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeVisible()
  },
})

/** Signing out asks before it discards input, and leaves none of it in the browser. */
export const LogOutWhileTyping = meta.story({
  parameters: { spec: [492] },
  args: { entries: ['/admin/course_add'] },
  beforeEach: () => sessionStorage.setItem('draft:/admin/student_add', '{"values":{"M05_UserName":"Asma"}}'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Title/), 'Qurratul Aynayn')
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Qurratul'))
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    const first = within(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(first.getByRole('button', { name: 'Keep editing' }))
    await expect(localStorage.getItem('adminToken')).not.toBeNull()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Qurratul Aynayn')

    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    const second = within(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' }))
    await userEvent.click(second.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/admin$/))
    await expect(localStorage.getItem('adminToken')).toBeNull()
    await expect(JSON.stringify(sessionStorage)).not.toContain('draft:')
    await expect(await canvas.findByRole('heading', { name: 'Admin login' })).toBeVisible()
  },
})

export const OfflineBanner = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are offline\./)).toBeVisible()
  },
})
