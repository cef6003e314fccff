import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { numberColumn, type Column } from '#design-system/DataTable/column.ts'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { WordsProvider } from '#design-system/Words/WordsProvider.tsx'
import { malayalam } from '#storybook/malayalam.ts'
import preview from '#storybook/preview.tsx'

const columns: Column<string>[] = [
  numberColumn(),
  { id: 'course', header: 'Course', isRowHeader: true, cell: (course) => course },
]

function Courses(args: ComponentProps<typeof WordsProvider>) {
  return (
    <WordsProvider {...args}>
      <div lang={args.locale}>
        <DataTable
          label="Courses"
          columns={columns}
          rows={['Arabic for Readers']}
          rowKey={String}
          markedKey="Arabic for Readers"
        />
        <Pagination page={3} lastPage={17} onPageChange={fn()} />
      </div>
    </WordsProvider>
  )
}

/** One provider sets the language of all parts below it. */
const meta = preview.meta({
  tags: ['!autodocs'],
  component: WordsProvider,
  args: { locale: 'ml-IN', words: malayalam, children: null },
})

/** The language is one object. A text that an object leaves out stays English. */
export const Malayalam = meta.story({
  render: (args) => (
    <>
      <Courses {...args} />
      <WordsProvider words={{ pagination: { next: 'Older' } }}>
        <Pagination page={3} lastPage={17} onPageChange={fn()} />
      </WordsProvider>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'പേജുകൾ' })).toBeVisible()
    await expect(canvas.getByText('പേജ് 3 / 17')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'അടുത്തത്' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Arabic for Readers സേവ് ചെയ്തു' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Older' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeVisible()
    await expect(canvas.getByText('Page 3 of 17')).toBeVisible()
  },
})

/** The toolbar's pseudo language: accents, and 30 % longer. Text without them does not come from the words. */
export const Pseudo = meta.story({
  globals: { locale: 'pseudo' },
  render: () => <Pagination page={3} lastPage={17} onPageChange={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '[Ñéxţ]' })).toBeVisible()
    await expect(canvas.getByText('[Págé 3 óf 17~~]')).toBeVisible()
  },
})
