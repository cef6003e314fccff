import { ArgTypes, DocsContext, Heading, Title } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useContext } from 'react'
import { Example, hasExample, StateExample } from './Example.tsx'
import { Accessibility, DoAndDont, Facts, Keyboard, WhenToUse } from './GuideSections.tsx'
import { Playground, StoryCanvas } from './Playground.tsx'
import { fixedParts } from './shownStates.ts'
import { States } from './States.tsx'
import type { Guide } from './guide.ts'

/** It loads when a page shows it, as it reads all of the design system's types. */
const TypeSources = lazy(async () => ({ default: (await import('./TypeSources.tsx')).TypeSources }))

/** The docs page of a component: what it is for, an example, its states, keyboard, accessibility and props. */
export function GuidePage() {
  const context = useContext(DocsContext)
  const { title, parameters, component, subcomponents } = context.storyById()
  const [first, ...others] = context.componentStories()
  const guide: Guide | undefined = parameters.guide
  const name = title.split('/').at(-1) ?? ''
  return (
    <div className="guide" data-fixed={fixedParts.includes(name) || undefined}>
      <Title />
      {guide && <p className="guide-purpose">{guide.purpose}</p>}
      {guide && <WhenToUse guide={guide} />}
      <Heading>Example</Heading>
      {hasExample(name) ? <Example name={name} /> : first && <StoryCanvas story={first} />}
      {guide && first && <Playground story={first} isShown={!hasExample(name)} />}
      {guide?.state !== undefined && <StateExample name={name} state={guide.state} />}
      {guide && <DoAndDont guide={guide} />}
      <States stories={others} />
      {guide && (
        <>
          <Keyboard guide={guide} />
          <Accessibility guide={guide} />
          <Heading>Props</Heading>
          <div className="guide-props">
            <ArgTypes />
          </div>
          <Suspense>
            <TypeSources parts={[component, ...Object.values(subcomponents ?? {})]} />
          </Suspense>
          <Facts guide={guide} />
        </>
      )}
    </div>
  )
}
