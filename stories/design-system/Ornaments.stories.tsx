import { expect } from 'storybook/test'
import niche from '#content/art/about-niche.svg'
import { Arch } from '#design-system/Ornaments/Arch.tsx'
import { Chain } from '#design-system/Ornaments/Chain.tsx'
import { Eave } from '#design-system/Ornaments/Eave.tsx'
import { Rosette } from '#design-system/Ornaments/Rosette.tsx'
import { Star } from '#design-system/Ornaments/Star.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Ornaments.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Star,
  subcomponents: { Arch, Chain, Eave, Rosette },
  parameters: { guide },
})

/** In the colour and size of the adjacent text; hidden from screen readers. */
export const Default = meta.story({
  render: () => (
    <p style={{ color: 'var(--color-rubric)' }}>
      <Star /> Hadees Seminar
    </p>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByText('Hadees Seminar').querySelector('[aria-hidden]')).toBeVisible(),
})

/** A roof, a divider, a place to enter and a medallion. Each fits its container. */
export const All = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Eave />
      <Chain />
      <div style={{ maxInlineSize: 320 }}>
        <Arch>
          <img
            src={niche}
            alt="An open book on a carved stand inside an arched niche, under a hanging lamp"
          />
        </Arch>
      </div>
      <div style={{ maxInlineSize: 320 }}>
        <Rosette />
      </div>
    </div>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: /open book/ })).toBeVisible(),
})
