import type { ReactNode } from 'react'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ parameters: { layout: 'padded' } })

const pairs = [
  ['canvas', 'text'],
  ['surface', 'text'],
  ['surface-sunken', 'text-muted'],
  ['surface-tint', 'text-subtle'],
  ['surface-inverse', 'text-inverse'],
  ['primary', 'on-primary'],
  ['primary-soft', 'primary-text'],
  ['rubric', 'on-rubric'],
  ['danger', 'on-danger'],
  ['danger-soft', 'danger-text'],
  ['warning-soft', 'warning-text'],
  ['success-soft', 'success-text'],
  ['info-soft', 'info-text'],
  ['selected', 'text'],
  ['disabled-bg', 'disabled-text'],
  ['notice', 'text-inverse'],
  ['dock', 'text-inverse'],
] as const

/** Grounds with the text that may stand on them. */
export const Colours = meta.story({
  render: () => (
    <Grid>
      {pairs.map(([ground, text]) => (
        <p
          key={ground}
          style={{
            padding: 'var(--space-4)',
            border: 'var(--border-hair)',
            borderRadius: 'var(--radius-md)',
            background: `var(--color-${ground})`,
            color: `var(--color-${text})`,
          }}
        >
          {ground}
          <br />
          <small>{text}</small>
        </p>
      ))}
    </Grid>
  ),
})

export const Type = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-6)' }}>
      <h1>Students, the title of a page: Newsreader 500</h1>
      <h2>Confirm Deletion, the title of a dialog</h2>
      <p>Forty narrations with meaning, chain and context: Anek, the face of the interface.</p>
      <p style={{ fontSize: 'var(--text-ui-sm)' }}>31 to 45 of 248: small, figures of one width</p>
      <p lang="ml">ഹിജ്റ: ഒരു പലായനമല്ല, മരുഭൂമിയിലെ ബാല്യം</p>
      <p lang="ml" style={{ fontFamily: 'var(--font-body-ml)', lineHeight: 'var(--leading-ml)' }}>
        ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ
      </p>
      <code style={{ fontFamily: 'var(--font-mono)' }}>p9$LwZ4e@Hn8</code>
    </div>
  ),
})

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 28]

export const Space = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
      {spaces.map((step) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' }}>
          <span style={{ inlineSize: '5rem' }}>{`space-${step}`}</span>
          <span
            style={{
              inlineSize: `var(--space-${step})`,
              blockSize: 'var(--space-4)',
              background: 'var(--color-primary)',
            }}
          />
        </div>
      ))}
    </div>
  ),
})

function Grid({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 'var(--space-3)',
        gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
      }}
    >
      {children}
    </div>
  )
}
