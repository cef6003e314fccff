import type { ReactNode } from 'react'

/** A table of props or fields. It scrolls, so the keyboard must reach it. */
export function PropTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="guide-props" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
