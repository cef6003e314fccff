import { expect, fn, waitFor } from 'storybook/test'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { Marked as MarkedText } from '#design-system/DataTable/Marked.tsx'
import { rangeText } from '#design-system/DataTable/rows.ts'
import { Lines, Muted, RowButton, RowLink, SecondLine, SelectionBar } from '#design-system/index.ts'
import type { Navigate } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/DataTable.ts'
import { expectToFit } from './states.tsx'
import { expectRing, expectUnlike, inArabic, inMalayalam, inRouter } from './surroundings.tsx'
import { classColumns, courseColumns, pupilColumns } from './tableColumns.tsx'
import { arabicCourses, courses, longCourses, malayalamCourses, manyCourses, pupils } from './tableData.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DataTable,
  subcomponents: { SelectionBar, RowButton, RowLink, Lines, Marked: MarkedText, Muted, SecondLine },
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

/** A hovered row is tinted, whether it is clickable or not. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: 'tbody tr:nth-child(2)' } },
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row')
    if (first && second) await expectUnlike(first, second)
  },
})

/** Old rows stay, dimmed, until the new ones are loaded. */
export const Pending = meta.story({
  args: { status: { isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Advanced Hadith Studies')).toBeVisible()
  },
})

/** Before the first rows: the same columns, with a grey line in each place. */
export const FirstLoad = meta.story({
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
    await expect(canvas.getByRole('columnheader', { name: 'TITLE' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(12)
  },
})

const error = { title: 'Error loading data', children: 'The list could not be loaded.' }
export const Failed = meta.story({
  args: { rows: undefined, status: { error } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Courses' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Error loading data' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded.')
  },
})

/** Loading again failed: the old rows stay below the message. */
export const Stale = meta.story({
  args: { status: { error } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Error loading data$/)
    await expect(canvas.getByText('Advanced Hadith Studies')).toBeVisible()
  },
})

export const Empty = meta.story({
  args: { rows: [], status: { empty: { title: 'NO COURSES FOUND', children: 'Add the first one.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
  },
})

export const Marked = meta.story({
  args: { markedKey: 'Forty Hadith of Nawawi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Forty Hadith of Nawawi saved' })).toBeVisible()
  },
})

/** A saved row far down is scrolled into view. */
export const MarkedBelow = meta.story({
  args: { markedKey: 'Course 190', rows: manyCourses },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /saved/ })
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
})

const open = fn<(row: unknown) => void>()
const goTo = fn<Navigate>()

/** A click anywhere on the row opens it. */
export const People = meta.story({
  args: {
    label: 'Students',
    layout: { cards: 'people' },
    columns: pupilColumns,
    rows: pupils,
    rowKey: (pupil) => String(Reflect.get(Object(pupil), 'code')),
    rowAction: { onPress: open },
  },
  play: async ({ canvas, userEvent }) => {
    open.mockClear()
    await userEvent.click(canvas.getByRole('cell', { name: 'IHS-103' }))
    await expect(open.mock.calls).toEqual([[pupils[2]]])
  },
})

/** The name is a button that does the same as a click on the row; the focus ring is around the row. */
export const Focused = People.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectRing(
      canvas.getByRole('button', { name: 'Aysha Rahman' }),
      canvas.getByRole('row', { name: /Aysha/ }),
    )
  },
})

export const ByKeyboard = People.extend({
  play: async ({ userEvent }) => {
    open.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(open.mock.calls.flat()).toEqual([pupils[0], pupils[2], pupils[1]])
  },
})

/** A row that leads to a page: its name is a link. */
export const Linked = People.extend({
  args: { rowAction: { href: () => '/students/103' } },
  decorators: [inRouter(goTo)],
  play: async ({ canvas, userEvent }) => {
    goTo.mockClear()
    await userEvent.click(canvas.getByRole('cell', { name: 'IHS-103' }))
    await expect(goTo.mock.calls.map(([href]) => href)).toEqual(['/students/103'])
    await expect(canvas.getByRole('link', { name: 'ആമിന റഹീം' })).toHaveAttribute('lang', 'ml')
  },
})

/** Nine columns; missing values have a muted text. */
export const Classes = meta.story({
  args: {
    label: 'Classes',
    columns: classColumns,
    rows: ['Module 1', 'ഹിജ്റ: ഒരു പലായനമല്ല'],
    rowKey: String,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Division B')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Delete Module 1' })).toBeVisible()
  },
})

/** 36 px a row, for tables that are compared more than they are read. */
export const Dense = meta.story({
  args: { layout: { density: 'compact' } },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row')
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

export const Malayalam = meta.story({
  args: { label: 'കോഴ്സുകൾ', columns: courseColumns('പേര്', 'വിവരണം'), rows: malayalamCourses },
  decorators: [inMalayalam],
})

/** The number and the edge of the marked row are on the right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'الدورات',
    columns: courseColumns('العنوان', 'الوصف'),
    rows: arabicCourses,
    markedKey: 'الأربعون النووية',
  },
  decorators: [inArabic],
  play: async ({ canvas }) => {
    const number = canvas.getByRole('cell', { name: '32' })
    const title = canvas.getByRole('rowheader', { name: /^الأربعون/ })
    await expect(number.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().right,
    )
    const row = canvas.getByRole('row', { name: /^32/ })
    await expect(getComputedStyle(row).boxShadow).toMatch(/ -3px 0px 0px 0px inset$|^none$/)
  },
})

/** Cards: each value follows its column's label. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { rows: [...longCourses, ...courses], markedKey: 'Foundation Course in Hadith' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('row', { name: /saved/ })).display).toBe('grid')
    await expectToFit()
  },
})

/** The head sticks to the top of the window. */
export const ManyItems = meta.story({
  args: { rows: manyCourses },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('rowheader', { name: 'Course 100' })
    last.scrollIntoView({ block: 'center', behavior: 'instant' })
    const head = canvas.getByRole('columnheader', { name: 'TITLE' }).closest('thead')
    await expect(head?.getBoundingClientRect().top).toBe(0)
  },
})
