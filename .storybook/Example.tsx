import { Heading, Source } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type ComponentType } from 'react'

/** The source of each component's example, which `tsc` checks. */
const codes = import.meta.glob<string>('/stories/design-system/usage/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The examples themselves. They load when a page shows them, as they import the whole design system. */
const examples = Object.fromEntries(
  Object.entries(
    import.meta.glob<ComponentType>('/stories/design-system/usage/*.tsx', { import: 'Example' }),
  ).map(([file, load]) => [file, lazy(async () => ({ default: await load() }))]),
)

/** Examples of who holds a component's state. */
const stateCodes = import.meta.glob<string>('/stories/design-system/state/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const fileOf = (name: string) => `/stories/design-system/usage/${name}.tsx`

export const hasExample = (name: string) => fileOf(name) in codes

/** The example of a component, to try, and its code. */
export function Example({ name }: { name: string }) {
  const Live = examples[fileOf(name)]
  return (
    <>
      <div className="guide-example sb-unstyled">
        <div className="story-ground">
          <Suspense>{Live && <Live />}</Suspense>
        </div>
      </div>
      <Heading>Code</Heading>
      <div className="guide-code">
        <Source code={codes[fileOf(name)]?.trim()} language="tsx" />
      </div>
    </>
  )
}

/** Who holds a component's state, and the code of each way. */
export function StateExample({ name, state }: { name: string; state: string }) {
  return (
    <details>
      <summary>Controlled or uncontrolled</summary>
      <p>{state}</p>
      <div className="guide-code">
        <Source code={stateCodes[`/stories/design-system/state/${name}.tsx`]?.trim()} language="tsx" />
      </div>
    </details>
  )
}
