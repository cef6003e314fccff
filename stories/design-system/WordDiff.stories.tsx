import { expect } from 'storybook/test'
import { WordDiff } from '#design-system/WordDiff/WordDiff.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/WordDiff.ts'
import { Column, expectToFit, rightToLeft } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: WordDiff,
  parameters: { guide },
  args: {
    before: 'Three days of papers on hadith, with supper.',
    after: 'Four days of papers and readings on hadith.',
  },
})

const textsOf = (element: HTMLElement, name: 'del' | 'ins') =>
  [...element.querySelectorAll(name)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())

/** Struck through and underlined, so that colour is not the only sign; and said. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(textsOf(canvasElement, 'del')).toEqual(['removed Three', 'removed , with supper'])
    await expect(textsOf(canvasElement, 'ins')).toEqual(['added Four', 'added and readings'])
    const [removed, added] = [canvasElement.querySelector('del'), canvasElement.querySelector('ins')]
    if (!removed || !added) throw new Error('Nothing is marked.')
    await expect(getComputedStyle(removed).textDecorationLine).toBe('line-through')
    await expect(getComputedStyle(added).textDecorationLine).toBe('underline')
  },
})

export const Sides = meta.story({
  args: { layout: 'sides' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Before')).toBeVisible()
    const [before, after] = [...canvasElement.querySelectorAll('div > p + p')]
    await expect(before?.querySelector('ins')).toBeNull()
    await expect(after?.querySelector('del')).toBeNull()
    await expect(after).toHaveTextContent(/added and readings on hadith\.$/)
  },
})

/** New, removed, and the same. */
export const Empty = meta.story({
  render: (args) => (
    <Column>
      <WordDiff {...args} before="" />
      <WordDiff {...args} after="" layout="sides" />
      <WordDiff {...args} before={args.after} />
      <WordDiff before="" after="" />
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('ins')).toHaveLength(1)
    await expect(canvasElement.querySelectorAll('del')).toHaveLength(1)
    await expect(canvas.getAllByText('Empty')).toHaveLength(2)
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    before: `${'unbroken'.repeat(20)} words`,
    after: `${'lengthened'.repeat(20)} words`,
    layout: 'sides',
  },
  play: () => expectToFit(),
})

/** Too many words to compare: they are shown whole, the old ones first. */
export const ManyItems = meta.story({
  args: { before: `Title ${'paper '.repeat(600)}`, after: `Title ${'reading '.repeat(600)}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(textsOf(canvasElement, 'del')).toHaveLength(1)
    await expect(textsOf(canvasElement, 'ins')).toHaveLength(1)
    await expect(canvas.getByText(/^Title/)).toBeVisible()
  },
})

/** Each text, and each word that is marked, in its own language and direction. */
export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  render: () => (
    <Column>
      <WordDiff before="ندوة في علوم الحديث" after="ندوة مفتوحة في علوم الحديث" />
      <div dir="ltr">
        <WordDiff before="ഹദീസ് പഠന ക്ലാസ്" after="ഹദീസ് പഠന സെമിനാർ" layout="sides" />
      </div>
    </Column>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(textsOf(canvasElement, 'ins')).toEqual(['added مفتوحة', 'added സെമിനാർ'])
    await expect(textsOf(canvasElement, 'del')).toEqual(['removed ക്ലാസ്'])
    await expect(canvas.getByText('സെമിനാർ')).toHaveAttribute('lang', 'ml')
    await expect(canvasElement.querySelector('p')).toHaveAttribute('dir', 'rtl')
  },
})
