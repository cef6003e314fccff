import { expect, fn, waitFor, within } from 'storybook/test'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { Marked } from '#design-system/DataTable/Marked.tsx'
import { rangeText } from '#design-system/DataTable/rows.ts'
import { Lines, Muted, RowButton, RowLink, SecondLine, SelectionBar } from '#design-system/index.ts'
import type { Navigate } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/DataTable.ts'
import {
  expectLeftOf,
  expectRing,
  expectToFit,
  expectUnlike,
  inRouter,
  rightToLeft,
} from './surroundings.tsx'
import { classColumns, courseColumns, pupilColumns } from './tableColumns.tsx'
import { arabicCourses, courses, longCourses, malayalamCourses, manyCourses, pupils } from './tableData.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DataTable,
  subcomponents: { SelectionBar, RowButton, RowLink, Lines, Marked, Muted, SecondLine },
  parameters: { guide },
  args: {
    label: 'Courses',
    columns: courseColumns(),
    rows: courses,
    rowKey: (course) => String(Reflect.get(Object(course), 0)),
  },
})

/** Row numbers continue across pages. */
export const Default = meta.story({
  parameters: { spec: [470] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Courses' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('rowheader', { name: 'Forty Hadith of Nawawi' })).toBeVisible()
    for (const name of ['31', '34']) await expect(canvas.getByRole('cell', { name })).toBeVisible()
    await expect(rangeText({ page: 3, perPage: 15, total: 248 })).toBe('31 to 45 of 248')
    await expect(rangeText({ page: 17, perPage: 15, total: 248 })).toBe('241 to 248 of 248')
    await expect(rangeText({ page: 1, perPage: 15, total: 0 })).toBe('')
  },
})

/** Old rows stay, dimmed, until the new ones are loaded. Before the first rows: the same columns, with a grey line in each place. */
export const Pending = meta.story({
  render: (args) => (
    <>
      <DataTable {...args} status={{ isPending: true }} />
      <DataTable {...args} label="Teachers" rows={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const old = canvas.getByRole('table', { name: 'Courses' })
    await expect(old).toHaveAttribute('aria-busy', 'true')
    await expect(within(old).getByText('Advanced Hadith Studies')).toBeVisible()
    const first = within(canvas.getByRole('table', { name: 'Teachers' }))
    const waits = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(waits.join()).toContain('Loading teachers')
    await expect(first.getByRole('columnheader', { name: 'TITLE' })).toBeVisible()
    await expect(first.getAllByRole('row')).toHaveLength(12)
  },
})

const error = { title: 'Error loading data', children: 'The list could not be loaded.' }

/** Failed at first, and later, when the old rows stay below the message; and without rows. */
export const FailedAndEmpty = meta.story({
  render: (args) => (
    <>
      <DataTable {...args} rows={undefined} status={{ error }} />
      <DataTable {...args} label="Old courses" status={{ error }} />
      <DataTable
        {...args}
        label="New courses"
        rows={[]}
        status={{ empty: { title: 'NO COURSES FOUND', children: 'Add the first one.' } }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const [failed, stale] = canvas.getAllByRole('alert')
    await expect(canvas.getByRole('table', { name: 'Courses' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
    await expect(failed).toHaveTextContent('The list could not be loaded.')
    await expect(stale).toHaveTextContent(/^Error loading data$/)
    await expect(canvas.getByText('Advanced Hadith Studies')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
  },
})

const open = fn<(row: unknown) => void>()
const goTo = fn<Navigate>()

/** A click anywhere on a row opens it, as its name does, which is a button; or a link where the row leads to a page. */
export const People = meta.story({
  args: {
    label: 'Students',
    layout: { cards: 'people' },
    columns: pupilColumns,
    rows: pupils,
    rowKey: (pupil) => String(Reflect.get(Object(pupil), 'code')),
    rowAction: { onPress: open },
  },
  decorators: [inRouter(goTo)],
  render: (args) => (
    <>
      <DataTable {...args} />
      <DataTable {...args} label="Graduates" rowAction={{ href: () => '/students/103' }} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [inPlace, leading] = ['Students', 'Graduates'].map((name) =>
      within(canvas.getByRole('table', { name })),
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    if (inPlace) await userEvent.click(inPlace.getByRole('cell', { name: 'IHS-104' }))
    await expect(open.mock.calls.flat()).toEqual([pupils[0], pupils[2], pupils[1], pupils[3]])
    if (leading) await userEvent.click(leading.getByRole('cell', { name: 'IHS-103' }))
    await expect(goTo.mock.calls.map(([href]) => href)).toEqual(['/students/103'])
    await expect(canvas.getByRole('link', { name: 'ആമിന റഹീം' })).toHaveAttribute('lang', 'ml')
  },
})

/** A hovered row is tinted, whether it is clickable or not; the focus ring is around the row. */
export const HoveredAndFocused = People.extend({
  parameters: { pseudo: { hover: 'tbody tr:nth-child(3)' } },
  render: ({ rowAction, ...args }) => (
    <>
      <DataTable {...args} {...(rowAction && { rowAction })} />
      <DataTable {...args} label="Graduates" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Students', 'Graduates']) {
      const [, , plain, hovered] = within(canvas.getByRole('table', { name })).getAllByRole('row')
      if (plain && hovered) await expectUnlike(plain, hovered)
    }
    await userEvent.tab()
    const name = canvas.getByRole('button', { name: 'Aysha Rahman' })
    const row = name.closest('tr')
    if (row) await expectRing(name, row)
  },
})

/** Nine columns; missing values have a muted text. Below: 36 px a row, for tables that are compared more than they are read. */
export const Classes = meta.story({
  args: {
    label: 'Classes',
    columns: classColumns,
    rows: ['Module 1', 'ഹിജ്റ: ഒരു പലായനമല്ല'],
    rowKey: String,
  },
  render: (args) => (
    <>
      <DataTable {...args} />
      <DataTable
        label="Courses"
        columns={courseColumns()}
        rows={courses}
        rowKey={([title]) => title}
        layout={{ density: 'compact' }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Division B')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Delete Module 1' })).toBeVisible()
    const [, row] = within(canvas.getByRole('table', { name: 'Courses' })).getAllByRole('row')
    await expect(row?.getBoundingClientRect().height).toBeLessThan(48)
  },
})

/** Values of any length leave the columns where they are. */
export const LongText = meta.story({
  args: { rows: longCourses },
  play: async ({ canvas }) => {
    const [number, title, description, actions] = canvas
      .getAllByRole('columnheader')
      .map((head) => Math.round(head.getBoundingClientRect().width))
    await expect([number, actions]).toEqual([56, 96])
    await expect(title).toBe(description)
    await expectToFit()
  },
})

/** The number and the edge of the marked row are on the right. */
export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: {
    label: 'الدورات',
    columns: courseColumns('العنوان', 'الوصف'),
    rows: arabicCourses,
    markedKey: 'الأربعون النووية',
  },
  render: (args) => (
    <>
      <DataTable {...args} />
      <div lang="ml" dir="ltr">
        <DataTable
          label="കോഴ്സുകൾ"
          columns={courseColumns('പേര്', 'വിവരണം')}
          rows={malayalamCourses}
          rowKey={([title]) => title}
        />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'الدورات' }))
    const number = table.getByRole('cell', { name: '32' })
    const title = table.getByRole('rowheader', { name: /^الأربعون/ })
    await expectLeftOf(title, number)
    const row = table.getByRole('row', { name: /^32/ })
    await expect(getComputedStyle(row).boxShadow).toMatch(/ -3px 0px 0px 0px inset$|^none$/)
  },
})

/** On phones: cards, in which each value follows its column's label. */
export const AsCards = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { rows: [...longCourses, ...courses], markedKey: 'Foundation Course in Hadith' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Foundation Course in Hadith saved' })).toBeVisible()
    await expect(getComputedStyle(canvas.getByRole('row', { name: /saved/ })).display).toBe('grid')
    await expectToFit()
  },
})

/** A saved row far down is scrolled into view. The head sticks to the top of the window. */
export const ManyItems = meta.story({
  args: { rows: manyCourses, markedKey: 'Course 190' },
  play: async ({ canvas }) => {
    const saved = canvas.getByRole('row', { name: /saved/ })
    await waitFor(() => expect(saved.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const other = canvas.getByRole('rowheader', { name: 'Course 100' })
    other.scrollIntoView({ block: 'center', behavior: 'instant' })
    const head = canvas.getByRole('columnheader', { name: 'TITLE' }).closest('thead')
    await expect(head?.getBoundingClientRect().top).toBe(0)
  },
})
