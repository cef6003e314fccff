import { useEffect, useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
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

/** Holds the query, as an app's address does, and answers it after a moment. */
function LiveList({ query: initial, onAdd }: LiveListProps) {
  const [query, setQuery] = useState(initial)
  const [answer, setAnswer] = useState<{ query: Query; data: ReturnType<typeof find> }>()

  useEffect(() => {
    const timer = setTimeout(() => setAnswer({ query, data: find(query) }), 300)
    return () => clearTimeout(timer)
  }, [query])

  return (
    <BatchList
      query={query}
      onQueryChange={setQuery}
      onAdd={onAdd}
      result={{
        data: answer?.data,
        isFetching: answer?.query !== query,
        refetch: () => setAnswer(undefined),
      }}
    />
  )
}

/** What a server does. */
function find({ search, status, page, sort }: Query) {
  const sign = sort.direction === 'ascending' ? 1 : -1
  const found = batches
    .filter(({ name }) => name.includes(search))
    .filter((batch) => status === '' || batch.status === status)
    .toSorted(
      (one, other) =>
        sign *
        (sort.column === 'students' ? one.students - other.students : one.name.localeCompare(other.name)),
    )
  return { batches: found.slice((page - 1) * PER_PAGE, page * PER_PAGE), total: found.length }
}
