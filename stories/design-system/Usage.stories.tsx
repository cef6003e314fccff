import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'

const examples = import.meta.glob<ComponentType>('./usage/*.tsx', { eager: true, import: 'Example' })

const meta = preview.meta({
  tags: ['!autodocs', '!dev'],
  // Examples of a page's parts stand one below the other: two of them may be a navigation of the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

/** The example of each component, as its docs page shows it. Modal ones are closed. */
export const All = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-8)' }}>
      {Object.entries(examples).map(([file, Example]) => (
        <div key={file} data-example={file}>
          <Example />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const empty = [...canvasElement.querySelectorAll<HTMLElement>('[data-example]')].filter(
      (example) => example.childElementCount === 0,
    )
    await expect(empty.map((example) => example.dataset.example)).toEqual([])
    await expect(canvasElement.ownerDocument.querySelector('dialog:modal')).toBeNull()
  },
})
