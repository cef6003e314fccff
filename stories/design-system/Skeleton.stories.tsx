import { expect } from 'storybook/test'
import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import { SkeletonTable } from '#design-system/Skeleton/SkeletonTable.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Skeleton.ts'
import { expectToFit } from './states.tsx'
import { inArabic, inMalayalam } from './surroundings.tsx'
import { Head } from './tableRows.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: SkeletonTable,
  parameters: { guide },
  args: {
    label: 'Courses',
    columns: 4,
    head: <Head names={['TITLE', 'DESCRIPTION']} hasActions />,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading courses')
    await expect(canvas.getByRole('columnheader', { name: 'TITLE' })).toBeVisible()
  },
})

export const People = meta.story({ args: { label: 'Students', variant: 'people' } })

export const OfAForm = meta.story({
  render: () => <SkeletonForm fields={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
})

/** Malayalam column names do not change the lines. */
export const Malayalam = meta.story({
  args: { label: 'കോഴ്സുകൾ', head: <Head names={['പേര്', 'വിവരണം']} hasActions /> },
  decorators: [inMalayalam],
})

/** The lines start on the right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { label: 'الدورات', head: <Head names={['العنوان', 'الوصف']} hasActions />, rows: 2 },
  decorators: [inArabic],
  play: async ({ canvas, canvasElement }) => {
    const [, head] = canvas.getAllByRole('columnheader')
    const line = canvasElement.querySelector('td:nth-child(2) span')
    const endOf = (element?: Element | null) => element?.getBoundingClientRect().right ?? Number.NaN
    await expect(endOf(head) - endOf(line)).toBeLessThan(20)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <SkeletonTable {...args} rows={3} />
      <SkeletonForm fields={3} />
    </>
  ),
  play: expectToFit,
})

/** The number of rows and columns is set by the page. */
export const ManyItems = meta.story({
  args: {
    label: 'Classes',
    head: <Head names={['Subject', 'Title', 'Batch', 'Division', 'Scheduled At', 'Expire At']} hasActions />,
    columns: 8,
    rows: 50,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(51)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading classes')
  },
})
