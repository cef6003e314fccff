import { expect, waitFor, within } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { lessonsOfWeek } from '#mocks/fixtures/classWeek.ts'
import { failing } from '#mocks/handlers.ts'
import { atTheOffice } from '#stories/admin/classes/classStory.ts'

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

export const MenuOpen = meta.story({
  parameters: { spec: [115, 116, 117, 118, 119, 120, 121, 122, 123] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.getByRole('button', { name: /^Menu/ })).toHaveAttribute('aria-expanded', 'false')
    // The mark beside the name says nothing.
    await expect(canvas.getByRole('link', { name: /Admin$/ })).toHaveAccessibleName(
      /^Institute of Hadith Studies ?Admin$/,
    )
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
    for (const [name, href] of [
      ['Agenda', '/admin/class?view=agenda'],
      ['Roles', '/admin/role'],
      ['Edit the site', '/admin/site'],
      ['Recently deleted', '/admin/trash'],
      ['History', '/admin/audit'],
      ['View site', '/home'],
    ] as const)
      await leadsTo(drawer, name, href)
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

/** Sections, the search and the list of all keys by keyboard; keys are text in a field, and can be turned off. */
export const Keys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const isClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('m')
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('link', { name: /^Course/ })).toHaveFocus()
    await userEvent.tab()
    await expect(drawer.getByRole('link', { name: /^Division/ })).toHaveFocus()
    await userEvent.keyboard('b')
    await isAt(canvas, '/admin/batch')
    await isClosed()
    await canvas.findByText('Page 1 of 1')
    await userEvent.keyboard('/')
    const search = canvas.getByPlaceholderText('Search batches...')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('m')
    await expect(search).toHaveValue('m')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.clear(search)
    await userEvent.tab()
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
    if (isManualView) return
    await userEvent.click(dialog.getByRole('button', { name: 'Turn shortcuts off' }))
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await userEvent.keyboard('mn')
    await isClosed()
    await isAt(canvas, '/admin/batch')
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

/** Signing out asks before it discards input, and leaves none of it in the browser. */
export const LogOut = meta.story({
  parameters: { spec: [492] },
  args: { entries: ['/admin/course_add'] },
  beforeEach() {
    sessionStorage.setItem('adminName', 'office@example.org')
    sessionStorage.setItem('draft:/admin/student_add', '{"values":{"M05_UserName":"Asma"}}')
  },
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
    await expect(sessionStorage.getItem('adminName')).toBeNull()
    await expect(JSON.stringify(sessionStorage)).not.toContain('draft:')
    await expect(await canvas.findByRole('heading', { name: 'Admin login' })).toBeVisible()
  },
})

/** How many classes are live, in the header. */
export const OneLive = meta.story({
  beforeEach: atTheOffice({ classes: lessonsOfWeek }),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: '1 class live now' })
    await userEvent.click(link)
    await isAt(canvas, '/admin/class?view=agenda')
    await expect(await canvas.findByRole('link', { name: '1 class live now' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
})

/** Nobody asked for the number, so that nothing is said if it cannot be read. */
export const LiveUnknown = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/classes', 500)),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.queryByRole('link', { name: /live now$/ })).not.toBeInTheDocument()
  },
})

/** Declined, it is offered again; then only the password is asked of the name that signed in before. */
export const SignedOutOverAScreen = meta.story({
  parameters: { spec: [493] },
  beforeEach() {
    localStorage.setItem('adminToken', 'a-token-that-no-session-has-000000000000000')
    sessionStorage.setItem('adminName', 'office@example.org')
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = async () => within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await dialog()
    await isAt(canvas, '/admin/course')
    if (isManualView) return
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    const again = await dialog()
    await expect(again.getByLabelText('Email')).toHaveValue('office@example.org')
    await waitFor(() => expect(again.getByLabelText('Password')).toHaveFocus())
    await userEvent.keyboard('forty-hadith{Enter}')
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
