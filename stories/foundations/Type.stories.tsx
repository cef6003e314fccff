import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import classes from './foundations.module.css'
import { tokenNames } from './tokenNames.ts'
import { TokenTable } from './TokenTable.tsx'

const meta = preview.meta({})

interface Run {
  use: string
  text: string
  style: CSSProperties
}

const font = (size: string, leading: string, family: string, weight: number): CSSProperties => ({
  font: `${weight} var(--text-${size}) / var(--leading-${leading}) var(--font-${family})`,
})

const latin: Run[] = [
  { use: 'display', text: 'Popular Courses', style: font('display', 'tight', 'display', 500) },
  { use: 'h2', text: 'Hadees Seminar 2k24', style: font('h2', 'tight', 'display', 500) },
  { use: 'h3', text: 'Reading a Manuscript', style: font('h3', 'snug', 'display', 500) },
  {
    use: 'lead',
    text: 'Two complete series, one short lesson a day.',
    style: font('lead', 'body', 'body', 400),
  },
  { use: 'body', text: 'Watch in order or open any day.', style: font('body', 'body', 'body', 400) },
  {
    use: 'ui',
    text: 'Amina Rahim · +91 00000 01038 · 07 Dec 2024, 6:30 PM',
    style: font('ui', 'ui', 'ui', 400),
  },
  { use: 'ui-sm', text: '31 to 45 of 248', style: font('ui-sm', 'ui', 'ui', 400) },
  {
    use: 'label',
    text: 'LIBRARY',
    style: { ...font('label', 'ui', 'ui', 600), letterSpacing: 'var(--tracking-label)' },
  },
  { use: 'mono', text: 'p9$LwZ4e@Hn8', style: font('ui', 'ui', 'mono', 400) },
]

const malayalam: Run[] = [
  { use: 'hero-ml', text: 'ഹദീസ് പഠന കേന്ദ്രം', style: font('hero-ml', 'ml-head', 'display-ml', 620) },
  { use: 'h2-ml', text: 'നിവേദക പരമ്പര', style: font('h2-ml', 'ml-head', 'display-ml', 620) },
  { use: 'h3-ml', text: 'മരുഭൂമിയിലെ ബാല്യം', style: font('h3-ml', 'ml-head', 'display-ml', 620) },
  {
    use: 'body, reading',
    text: 'ഹദീസ് പഠനം ഒരാളിൽനിന്ന് മറ്റൊരാളിലേക്ക് കൈമാറിവന്ന വിശ്വസ്തതയുടെ ചരിത്രമാണ്.',
    style: font('body', 'ml', 'body-ml', 400),
  },
  { use: 'ui, console', text: 'ആമിന റഹീം · സഫിയ മൂസ', style: font('ui', 'ui', 'ui', 400) },
]

const arabic: Run[] = [
  {
    use: 'arabic, quotations alone',
    text: 'إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ',
    style: font('arabic', 'ar', 'arabic', 400),
  },
]

/**
 * Latin: headings in Newsreader, everything else in Anek. Malayalam: never in capitals, tracked, in italics or thinner than 400;
 * lines a third higher. Arabic: for quotations alone. Below: each value, to copy.
 */
export const Scripts = meta.story({
  render: () => (
    <>
      <Runs runs={latin} lang="en" />
      <Runs runs={malayalam} lang="ml" />
      <Runs runs={arabic} lang="ar" />
      <TokenTable names={tokenNames(/^(font|text|leading)-/)} />
    </>
  ),
  play: async ({ canvas }) => {
    const reading = canvas.getByText(/ഹദീസ് പഠനം/)
    await expect(getComputedStyle(reading).fontFamily).toMatch(/^"Noto Serif Malayalam"/)
    await expect(getComputedStyle(reading).letterSpacing).toBe('normal')
    await expect(canvas.getByText(/الْأَعْمَالُ/)).toHaveAttribute('dir', 'rtl')
    await expect(canvas.getByText('var(--text-ui)')).toBeVisible()
  },
})

/** As readers set them in their browser; a desktop's window is then as narrow as a phone's, on which ui-sm is 14 px. */
export const LargeLetters = meta.story({
  globals: { textZoom: '200' },
  render: () => <Runs runs={latin} lang="en" />,
  play: ({ canvas }) => expect(getComputedStyle(canvas.getByText('31 to 45 of 248')).fontSize).toBe('28px'),
})

function Runs({ runs, lang }: { runs: Run[]; lang: string }) {
  return (
    <dl className={classes.page}>
      {runs.map(({ use, text, style }) => (
        <div key={use} className={classes.bar}>
          <dt>{use}</dt>
          <dd style={{ margin: 0, ...style }} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
