import { Source } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { interfacesIn, typesNamedIn } from './typeSources.ts'

const known = interfacesIn(
  Object.values(
    import.meta.glob<string>('/src/design-system/*/*.{ts,tsx}', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
)

/** What Storybook has found about the types of a component's props. */
function typesOf(part: object | undefined) {
  const docgen: { props?: Record<string, { tsType?: object }> } =
    Reflect.get(part ?? {}, '__docgenInfo') ?? {}
  return JSON.stringify(Object.values(docgen.props ?? {}).map(({ tsType }) => tsType))
}

/** The sources of the types that the props of these components have. */
export function TypeSources({ parts }: { parts: readonly (ComponentType | undefined)[] }) {
  const types = [...typesNamedIn(parts.map(typesOf).join('\n'), known).values()]
  return (
    types.length > 0 && (
      <details>
        <summary>Types of these props</summary>
        <div className="guide-code">
          <Source code={types.join('\n\n')} language="tsx" />
        </div>
      </details>
    )
  )
}
