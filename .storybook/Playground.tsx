import { Canvas, Controls } from '@storybook/addon-docs/blocks'
import { useState, type ComponentProps } from 'react'

interface StoryProps {
  story: { moduleExport: ComponentProps<typeof Canvas>['of'] }
}

/** A story as it looks before it is played, to the edges of its canvas. */
export const StoryCanvas = ({ story: { moduleExport } }: StoryProps) => (
  <Canvas of={moduleExport} layout="fullscreen" sourceState="none" story={{ autoplay: false }} />
)

interface PlaygroundProps extends StoryProps {
  /** Whether the page shows the story already, above the controls. */
  isShown: boolean
}

/** The first story of a component with a control for each prop, drawn once it is asked for. */
export function Playground({ story, isShown }: PlaygroundProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="guide-controls" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Change its props</summary>
      {isOpen && !isShown && <StoryCanvas story={story} />}
      {isOpen && <Controls of={story.moduleExport} />}
    </details>
  )
}
