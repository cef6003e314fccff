import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { PhoneSheet } from '#design-system/PhoneSheet/PhoneSheet.tsx'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { courses, longChoices } from './choices.ts'
import { guide } from './guides/PhoneSheet.ts'
import { expectRing, expectToFit, rightToLeft } from './surroundings.tsx'

const download = fn()

const filters = (
  <>
    <NativeSelect label="Course" name="course" options={courses} emptyLabel="All Courses" isLabelHidden />
    <NativeSelect label="Batch" name="batch" options={longChoices} emptyLabel="All Batches" isLabelHidden />
  </>
)

const meta = preview.meta({
  tags: ['forced-colors'],
  component: PhoneSheet,
  parameters: { guide },
  args: { label: 'Filter', icon: 'filter' as const, activeCount: 2, children: filters },
  decorators: [(story) => <div style={{ display: 'flex', gap: 10 }}>{story()}</div>],
})

/** Its children stand in the row. */
export const OnWideScreens = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Course' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

const opener = ({ canvas }: Pick<PlayContext, 'canvas'>) => canvas.getByRole('button', { name: /^Filter/ })

/** On phones, by keyboard: the focus goes into the sheet, and back to the button. */
export const HoveredAndFocused = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = opener({ canvas })
    await expect(button).toHaveTextContent('Filter2 in effect')
    await userEvent.tab()
    await expectRing(button)
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    const sheet = await canvas.findByRole('group', { name: 'Filter' })
    await waitFor(() => expect(sheet).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Course' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.hover(button)
    await userEvent.click(button)
    await expectToFit()
  },
})

/** The sheet closes as soon as an action begins. */
export const Actions = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'More',
    icon: 'more' as const,
    isIcon: true,
    activeCount: 0,
    closesOnPress: true,
    children: (
      <>
        <Button icon="print">Print</Button>
        <Button icon="download" onPress={download}>
          Download
        </Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }))
    await expect(download).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible()
  },
})

/** More than the window holds is scrolled within the sheet. */
export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    activeCount: 12,
    children: Array.from({ length: 16 }, (_, index) => (
      <NativeSelect
        key={index}
        label={`The course of batch ${index + 1}, with its teachers and their times`}
        name={`course${index}`}
        options={longChoices}
      />
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(opener({ canvas }))
    const sheet = await canvas.findByRole('group', { name: 'Filter' })
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight)
    await expectToFit()
  },
})

export const MalayalamAndRightToLeft = meta.story({
  parameters: { spec: [507] },
  ...rightToLeft,
  globals: { ...rightToLeft.globals, viewport: { value: 'phone' } },
  args: { label: 'تصفية', activeCount: 1, children: <p lang="ml">കോഴ്സ് തിരഞ്ഞെടുക്കുക</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /تصفية/ }))
    await expect(await canvas.findByText('കോഴ്സ് തിരഞ്ഞെടുക്കുക')).toBeVisible()
  },
})
