import { Canvas, Controls } from '@storybook/addon-docs/blocks'
import { useState, type ComponentProps } from 'react'

interface PlaygroundProps {
  story: { moduleExport: ComponentProps<typeof Canvas>['of'] }
  /** Whether the page shows the story already, above the controls. */
  isShown: boolean
}

/** The first story of a component with a control for each prop, drawn once it is asked for. */
export function Playground({ story: { moduleExport }, isShown }: PlaygroundProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="guide-controls" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Change its props</summary>
      {isOpen && !isShown && (
        <Canvas
          of={moduleExport}
          layout="fullscreen"
          sourceState="none"
          story={{ inline: true, autoplay: false }}
        />
      )}
      {isOpen && <Controls of={moduleExport} />}
    </details>
  )
}
