import { Canvas, DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { useContext, type ComponentProps } from 'react'
import { shownStates, wideParts } from './shownStates.ts'

type Story = ReturnType<ComponentProps<typeof DocsContext>['value']['componentStories']>[number]

/** Some states of a component as they look, and links to all of them. */
export function States({ stories }: { stories: Story[] }) {
  const context = useContext(DocsContext)
  const all = context.componentStories()
  // A page of the foundations is made of its stories.
  const { title, parameters } = context.storyById()
  const isPart = parameters.guide !== undefined
  const part = title.split('/').at(-1) ?? ''
  const shown = isPart ? shownStates(part, stories) : stories
  if (all.length < 2) return null
  return (
    <>
      {isPart && <Heading>States</Heading>}
      <div className={isPart && !wideParts.includes(part) ? 'guide-states' : undefined}>
        {shown.map((story) => (
          <section key={story.id} aria-label={story.name}>
            {isPart ? <h3>{story.name}</h3> : <Heading>{story.name}</Heading>}
            <p>{String(story.parameters.docs?.description?.story ?? '')}</p>
            <Canvas
              of={story.moduleExport}
              layout="fullscreen"
              sourceState="none"
              story={{ autoplay: false }}
            />
          </section>
        ))}
      </div>
      {isPart && (
        <details className="guide-all">
          <summary>{`All ${all.length} states`}</summary>
          <ul>
            {all.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
