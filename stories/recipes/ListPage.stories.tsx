import { useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { SelectedKeys } from '#design-system/DataTable/selection.ts'
import { BatchList, PER_PAGE, type Batch, type Query } from './BatchList.tsx'

const batches: readonly Batch[] = [24, 31, 18, 40, 12, 27, 35].map((students, index) => ({
  id: index + 1,
  name: `Batch 0${index + 1}`,
  students,
  status: index % 3 === 2 ? 'Closed' : 'Open',
}))

const firstQuery: Query = {
  search: '',
  status: '',
  page: 1,
  sort: { column: 'name', direction: 'ascending' },
}

const meta = preview.meta({
  title: 'List page',
  tags: ['!autodocs'],
  component: BatchList,
  args: {
    query: firstQuery,
    onQueryChange: fn(),
    onAdd: fn(),
    onDelete: fn(async () => {}),
    result: { data: { batches: batches.slice(0, PER_PAGE), total: batches.length }, refetch: fn() },
  },
})

/** Search, filter, sort, select and turn pages. The answer takes a moment, as a server's does. */
export const Live = meta.story({
  render: (args) => <LiveList {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Batch 01' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('rowheader', { name: 'Batch 07' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Batch 07' }))
    await expect(canvas.getByRole('region', { name: '1 selected' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), '04')
    await expect(await canvas.findByText('1 batches found')).toBeInTheDocument()
    await expect(canvas.queryByRole('region', { name: '1 selected' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), '4')
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all batches' }))
    await expect(await canvas.findByText('7 batches found')).toBeInTheDocument()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
})

/** The focus is on the next row, else on the one before, else on the heading. */
export const Deleted = meta.story({
  render: (args) => <LiveList {...args} />,
  play: async ({ canvas, userEvent }) => {
    const remove = async (name: string, button: string) => {
      await userEvent.click(canvas.getByRole('button', { name: button }))
      await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(canvas.queryByRole('rowheader', { name })).toBeNull())
    }
    await canvas.findByRole('rowheader', { name: 'Batch 01' })
    await remove('Batch 02', 'Delete Batch 02')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Batch 03' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByRole('rowheader', { name: 'Batch 07' })
    await remove('Batch 07', 'Delete Batch 07')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Batch 01' })).toHaveFocus())
    await remove('Batch 06', 'Delete Batch 06')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Batch 05' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Batch 03' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Batch 01' }))
    await remove('Batch 03', 'Delete selected')
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select Batch 04' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await remove('Batch 04', 'Delete selected')
    await canvas.findByText('No batches yet')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Batches' })).toHaveFocus())
  },
})

/** Before the first answer. */
export const FirstLoad = meta.story({ args: { result: { isFetching: true, refetch: fn() } } })

/** There is nothing yet: the way to the first one. */
export const Empty = meta.story({ args: { result: { data: { batches: [], total: 0 }, refetch: fn() } } })

/** The search or the filter leaves nothing: the way back to all. */
export const NoMatch = meta.story({
  args: {
    query: { ...firstQuery, search: 'Batch 44' },
    result: { data: { batches: [], total: 0 }, refetch: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all batches' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith(firstQuery)
  },
})

/** Loading failed, and there are no rows. */
export const Failed = meta.story({
  args: { result: { hasFailed: true, refetch: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.result.refetch).toHaveBeenCalledOnce()
  },
})

/** Loading again failed: old rows stay below the message. */
export const Stale = meta.story({
  args: { result: { ...meta.input.args.result, hasFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The batches could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Batch 01' })).toBeVisible()
  },
})

interface LiveListProps {
  query: Query
  onAdd: () => void
}

interface Answer {
  query: Query
  stored: readonly Batch[]
  data: ReturnType<typeof find>
}

/** Holds the query, as an app's address does, and answers it after a moment. */
function LiveList({ query: initial, onAdd }: LiveListProps) {
  const [query, setQuery] = useState(initial)
  const [stored, setStored] = useState(batches)
  const [answer, setAnswer] = useState<Answer>()

  useEffect(() => {
    const timer = setTimeout(() => setAnswer({ query, stored, data: find(stored, query) }), 300)
    return () => clearTimeout(timer)
  }, [stored, query])

  return (
    <BatchList
      query={query}
      onQueryChange={setQuery}
      onAdd={onAdd}
      onDelete={async (ids: SelectedKeys) =>
        setStored(stored.filter(({ id }) => ids !== 'all' && !ids.has(id)))
      }
      result={{
        data: answer?.data,
        isFetching: answer?.query !== query || answer.stored !== stored,
        refetch: () => setAnswer(undefined),
      }}
    />
  )
}

/** What a server does. */
function find(stored: readonly Batch[], { search, status, page, sort }: Query) {
  const sign = sort.direction === 'ascending' ? 1 : -1
  const found = stored
    .filter(({ name }) => name.includes(search))
    .filter((batch) => status === '' || batch.status === status)
    .toSorted(
      (one, other) =>
        sign *
        (sort.column === 'students' ? one.students - other.students : one.name.localeCompare(other.name)),
    )
  const first = (Math.min(page, Math.ceil(found.length / PER_PAGE)) - 1) * PER_PAGE
  return { batches: found.slice(Math.max(0, first), first + PER_PAGE), total: found.length }
}
