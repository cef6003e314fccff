import { ArgTypes, Canvas, Controls, DocsContext, Heading, Source, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Accessibility, DoAndDont, Facts, Keyboard, WhenToUse } from './GuideSections.tsx'
import { States } from './States.tsx'
import type { Guide } from './guide.ts'

/** The source of each component's example, which `tsc` checks. */
const examples = import.meta.glob<string>('/stories/design-system/usage/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The docs page of a component: what it is for, an example, its states, keyboard, accessibility and props. */
export function GuidePage() {
  const context = useContext(DocsContext)
  const { title, parameters } = context.storyById()
  const [first, ...others] = context.componentStories()
  const guide: Guide | undefined = parameters.guide
  const code = examples[`/stories/design-system/usage/${title.split('/').at(-1)}.tsx`]
  return (
    <div className="guide">
      <Title />
      {guide && <p className="guide-purpose">{guide.purpose}</p>}
      {guide && <WhenToUse guide={guide} />}
      {first && (
        <>
          <Heading>Example</Heading>
          <Canvas
            of={first.moduleExport}
            layout="fullscreen"
            sourceState="none"
            story={{ inline: true, autoplay: false }}
          />
          {parameters.guide !== undefined && (
            <details className="guide-controls">
              <summary>Change its props</summary>
              <Controls of={first.moduleExport} />
            </details>
          )}
        </>
      )}
      {code !== undefined && (
        <>
          <Heading>Code</Heading>
          <Source code={code.trim()} language="tsx" />
        </>
      )}
      {guide && <DoAndDont guide={guide} />}
      <States stories={others} />
      {guide && (
        <>
          <Keyboard guide={guide} />
          <Accessibility guide={guide} />
          <Heading>Props</Heading>
          {/* It scrolls, so the keyboard must reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className="guide-props" aria-label="All props" tabIndex={0}>
            <ArgTypes />
          </section>
          <Facts guide={guide} />
        </>
      )}
    </div>
  )
}
