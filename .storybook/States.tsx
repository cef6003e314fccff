import { DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { use, useContext, useState, type ComponentProps } from 'react'
import { ATLAS_FRAME } from './atlasFrame.ts'
import { PageTheme } from './PageTheme.ts'
import { StoryCanvas } from './Playground.tsx'
import { inWords } from './stateWords.ts'
import { phoneParts, shownStates, wideParts } from './shownStates.ts'
import { sizeOf } from './viewports.ts'

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
      <div className={isPart ? 'guide-states' : undefined} data-wide={wideParts.includes(part) || undefined}>
        {shown.map((story) => (
          <section key={story.id} aria-label={story.name}>
            {isPart ? <h3>{inWords(story.name)}</h3> : <Heading>{story.name}</Heading>}
            <p>{String(story.parameters.docs?.description?.story ?? '')}</p>
            <StateCanvas story={story} isFramed={phoneParts.includes(part)} />
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
                  {inWords(name)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface StateCanvasProps {
  story: Story
  /** Whether a story that asks for a window is drawn in one. */
  isFramed: boolean
}

function StateCanvas({ story, isFramed }: StateCanvasProps) {
  const { id, name, storyGlobals } = story
  // Storybook draws the whole page anew for another theme.
  const [theme] = useState(use(PageTheme))
  const viewport: unknown = storyGlobals.viewport?.value
  if (isFramed && typeof viewport === 'string')
    return (
      // A page of Storybook's own, which needs both its scripts and its origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        className="guide-frame"
        name={ATLAS_FRAME}
        title={inWords(name)}
        src={`./iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`}
        width={sizeOf(viewport).width}
        height={320}
      />
    )
  return <StoryCanvas story={story} />
}
