import { expect, fn, waitFor } from 'storybook/test'
import emptyLedger from '#content/art/empty-ledger.svg'
import errorLamp from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { rangeText } from '#design-system/DataTable/rows.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/DataTable.ts'
import { expectToFit } from './states.tsx'
import { expectRing, expectUnlike, inArabic, inMalayalam } from './surroundings.tsx'
import { arabicCourses, courses, longCourses, malayalamCourses, manyCourses } from './tableData.ts'
import { ClassRows, CourseRows, Head, StudentRows } from './tableRows.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DataTable,
  parameters: { guide },
  args: {
    label: 'Courses',
    head: <Head names={['TITLE', 'DESCRIPTION']} hasActions />,
    children: <CourseRows />,
  },
})

/** Row numbers continue across pages. */
export const Default = meta.story({
  parameters: { spec: [470] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Courses' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('cell', { name: '31' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '34' })).toBeVisible()
    await expect(rangeText({ page: 3, perPage: 15, total: 248 })).toBe('31 to 45 of 248')
    await expect(rangeText({ page: 17, perPage: 15, total: 248 })).toBe('241 to 248 of 248')
    await expect(rangeText({ page: 1, perPage: 15, total: 0 })).toBe('')
  },
})

/** A hovered row is tinted, whether it is clickable or not. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: 'tbody tr:nth-child(2)' } },
  play: ({ canvas }) =>
    expectUnlike(
      canvas.getByRole('cell', { name: 'Advanced Hadith Studies' }),
      canvas.getByRole('cell', { name: 'Forty Hadith of Nawawi' }),
    ),
})

/** Old rows stay, dimmed, until the new ones are loaded. */
export const Pending = meta.story({
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Advanced Hadith Studies')).toBeVisible()
  },
})

export const Marked = meta.story({
  args: { children: <CourseRows marked={2} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Forty Hadith of Nawawi saved' })).toBeVisible()
  },
})

/** A saved row far down is scrolled into view. */
export const MarkedBelow = meta.story({
  render: (args) => (
    <div style={{ paddingBlockStart: '200vh' }}>
      <DataTable {...args}>
        <CourseRows marked={3} />
      </DataTable>
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /saved/ })
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
})

export const Empty = meta.story({
  args: {
    children: undefined,
    state: (
      <EmptyState title="NO COURSES FOUND" art={emptyLedger} action={<Button>Clear search</Button>}>
        No course matches "zzz". Clear the search, or add a course.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: {
    children: undefined,
    state: (
      <ErrorState title="Error loading data" art={errorLamp} action={<Button icon="retry">Retry</Button>}>
        The list could not be loaded.
      </ErrorState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Courses' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading data')
  },
})

const open = fn<(name: string) => void>()

/** A click anywhere on the row opens it. */
export const People = meta.story({
  args: {
    label: 'Students',
    variant: 'people',
    head: <Head names={['Name', 'User code', 'Batch', 'Division', 'Mobile', 'Joined']} />,
    children: <StudentRows onOpen={open} />,
  },
  play: async ({ canvas, userEvent }) => {
    open.mockClear()
    await userEvent.click(canvas.getByRole('cell', { name: 'IHS-1032' }))
    await expect(open.mock.calls).toEqual([['Hamza Kunhi']])
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
    await expect(open.mock.calls.flat()).toEqual(['Aysha Rahman', 'Hamza Kunhi', 'ആമിന റഹീം'])
  },
})

const classColumns = ['Subject', 'Title', 'Batch', 'Division', 'Scheduled At', 'Expire At', 'YouTube Link']

/** Nine columns; missing values have a muted text. */
export const Classes = meta.story({
  args: {
    label: 'Classes',
    head: <Head names={classColumns} hasActions />,
    children: <ClassRows titles={['Module 1', 'ഹിജ്റ: ഒരു പലായനമല്ല']} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Division B')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Delete Module 1' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: { children: <CourseRows of={longCourses} /> },
  play: expectToFit,
})

export const Malayalam = meta.story({
  args: {
    label: 'കോഴ്സുകൾ',
    head: <Head names={['പേര്', 'വിവരണം']} hasActions />,
    children: <CourseRows of={malayalamCourses} />,
  },
  decorators: [inMalayalam],
})

/** The number and the edge of the marked row are on the right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'الدورات',
    head: <Head names={['العنوان', 'الوصف']} hasActions />,
    children: <CourseRows of={arabicCourses} marked={1} />,
  },
  decorators: [inArabic],
  play: async ({ canvas }) => {
    const number = canvas.getByRole('cell', { name: '32' })
    const title = canvas.getByRole('cell', { name: /^الأربعون/ })
    await expect(number.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().right,
    )
    await expect(getComputedStyle(number).boxShadow).toMatch(/ -3px 0px 0px 0px inset$|^none$/)
  },
})

/** Cards: each value follows its column's label. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { children: <CourseRows of={[...longCourses, ...courses]} marked={2} /> },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('row', { name: /saved/ })).display).toBe('grid')
    await expectToFit()
  },
})

/** The head sticks to the top of the window. */
export const ManyItems = meta.story({
  args: { children: <CourseRows of={manyCourses} /> },
  play: async ({ canvas }) => {
    canvas.getByRole('cell', { name: 'Course 100' }).scrollIntoView({ block: 'center', behavior: 'instant' })
    await expect(canvas.getByRole('columnheader', { name: 'TITLE' }).getBoundingClientRect().top).toBe(0)
  },
})
