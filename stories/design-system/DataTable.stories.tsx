import { expect, fn, waitFor } from 'storybook/test'
import emptyLedger from '#content/art/empty-ledger.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { ActionsCell, Cell, Lines, NumberCell, SecondLine } from '#design-system/DataTable/Cell.tsx'
import { DataTable, HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { Row, RowButton } from '#design-system/DataTable/Row.tsx'
import { rangeText, rowNumber } from '#design-system/DataTable/rows.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/DataTable.ts'

const courses = [
  ['Foundation Course in Hadith', 'Two terms. Forty narrations with meaning, chain and context.'],
  ['Advanced Hadith Studies', 'Grades of narration, biographies of narrators, supervised reading.'],
  ['Forty Hadith of Nawawi', 'A short course for weekends and for Ramadan.'],
  ['ഹദീസ് പഠനം', 'വാരാന്ത്യങ്ങളിലെ ഒരു ചെറിയ കോഴ്സ്.'],
] as const

const head = (
  <>
    <HeadCell variant="number">#</HeadCell>
    <HeadCell>TITLE</HeadCell>
    <HeadCell>DESCRIPTION</HeadCell>
    <HeadCell variant="actions">ACTIONS</HeadCell>
  </>
)

const meta = preview.meta({
  tags: ['forced-colors'],
  component: DataTable,
  parameters: { guide },
  args: { label: 'Courses', head, children: <CourseRows /> },
})

/** Row numbers count on across pages. */
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

/** Old rows stay, dimmed for the moment until the new ones come. */
export const Busy = meta.story({
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

/** A saved row far down is brought into view. */
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

const open = fn<(name: string) => void>()

/** A click on the row opens it; the name is a button that does the same for keyboards. */
export const People = meta.story({
  args: {
    label: 'Students',
    variant: 'people',
    head: (
      <>
        <HeadCell variant="number">#</HeadCell>
        <HeadCell>Name</HeadCell>
        <HeadCell>User code</HeadCell>
        <HeadCell>Batch</HeadCell>
        <HeadCell>Division</HeadCell>
        <HeadCell>Mobile</HeadCell>
        <HeadCell>Joined</HeadCell>
      </>
    ),
    children: ['Aysha Rahman', 'ആമിന റഹീം', 'Hamza Kunhi'].map((name, index) => (
      <Row key={name} onAction={() => open(name)}>
        <NumberCell>{rowNumber({ page: 3, perPage: 15, index })}</NumberCell>
        <Cell label="Name" variant="primary">
          <RowButton onPress={() => open(name)}>{name}</RowButton>
        </Cell>
        <Cell label="User code" variant="muted">{`IHS-103${index}`}</Cell>
        <Cell label="Batch">Batch 07 Women</Cell>
        <Cell label="Division">Division A</Cell>
        <Cell label="Mobile" variant="numeric">{`+91 00000 0103${index}`}</Cell>
        <Cell label="Joined" variant="muted" isDeskOnly>
          03 Jun 2024
        </Cell>
      </Row>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    open.mockClear()
    await userEvent.click(canvas.getByRole('cell', { name: 'IHS-1032' }))
    await expect(open).toHaveBeenLastCalledWith('Hamza Kunhi')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Aysha Rahman' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenLastCalledWith('Aysha Rahman')
    await expect(open).toHaveBeenCalledTimes(2)
  },
})

/** Nine columns: what is not set is said, muted. */
export const Classes = meta.story({
  args: {
    label: 'Classes',
    head: (
      <>
        <HeadCell variant="number">#</HeadCell>
        <HeadCell>Subject</HeadCell>
        <HeadCell>Title</HeadCell>
        <HeadCell>Batch</HeadCell>
        <HeadCell>Division</HeadCell>
        <HeadCell>Scheduled At</HeadCell>
        <HeadCell>Expire At</HeadCell>
        <HeadCell>YouTube Link</HeadCell>
        <HeadCell variant="actions">Actions</HeadCell>
      </>
    ),
    children: ['Module 1', 'ഹിജ്റ: ഒരു പലായനമല്ല'].map((title, index) => (
      <Row key={title}>
        <NumberCell>{rowNumber({ page: 2, perPage: 15, index })}</NumberCell>
        <Cell label="Subject" variant="kicker">
          Hadith sciences
        </Cell>
        <Cell label="Title" variant="primary">
          {title}
        </Cell>
        <Cell label="Batch">Batch 07 Women</Cell>
        <Cell label="Division">
          <Lines values={['Division A', 'Division B']} />
        </Cell>
        <Cell label="Scheduled At" variant="numeric">
          <span>
            07 Dec 2024<SecondLine>6:30 PM</SecondLine>
          </span>
        </Cell>
        <Cell label="Expire At" variant="muted">
          Not set
        </Cell>
        <Cell label="YouTube Link">
          <span>
            <Link variant="text" href="https://youtu.be/a1B2c3D4e5F">
              a1B2c3D4e5F
            </Link>
          </span>
        </Cell>
        <ActionsCell>
          <IconLink icon="edit" label="Edit" about={title} size="sm" href="/edit" />
          <IconButton icon="delete" label="Delete" about={title} size="sm" variant="danger" />
        </ActionsCell>
      </Row>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Division B')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: 'Delete Module 1' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    children: (
      <Row>
        <NumberCell>1000</NumberCell>
        <Cell label="Title" variant="primary">
          {'A title that somebody wrote without an end, with words upon words '.repeat(3)}
        </Cell>
        <Cell label="Description" variant="muted">
          {'Unbroken'.repeat(30)}
        </Cell>
        <ActionsCell>
          <IconButton icon="delete" label="Delete" size="sm" variant="danger" />
        </ActionsCell>
      </Row>
    ),
  },
})

function CourseRows({ marked }: { marked?: number }) {
  return courses.map(([title, description], index) => (
    <Row key={title} isMarked={index === marked}>
      <NumberCell>{rowNumber({ page: 3, perPage: 15, index })}</NumberCell>
      <Cell label="Title" variant="primary">
        {title}
      </Cell>
      <Cell label="Description" variant="muted">
        {description}
      </Cell>
      <ActionsCell>
        <IconLink icon="edit" label="Edit" about={title} size="sm" href="/edit" />
        <IconButton icon="delete" label="Delete" about={title} size="sm" variant="danger" />
      </ActionsCell>
    </Row>
  ))
}
