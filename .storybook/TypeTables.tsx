import { ArgTypes } from '@storybook/addon-docs/blocks'
import { types } from 'design-system:types'
import type { ComponentType } from 'react'
import { typesIn, type Table } from './typesIn.ts'

function tableOf(part: object | undefined): Table {
  const found: { props?: Table } | undefined = Reflect.get(part ?? {}, '__docgenInfo')
  return found?.props ?? {}
}

const tables = new Map(Object.entries(types).map(([name, type]) => [name, tableOf(type)]))

/** The fields of each type that the props of these components have. */
export function TypeTables({ parts }: { parts: readonly (ComponentType | undefined)[] }) {
  return [...typesIn(parts.map(tableOf), tables)].map((name) => (
    <details key={name} className="guide-fields">
      <summary>
        Fields of <code>{name}</code>
      </summary>
      <div className="guide-props">
        <ArgTypes of={types[name]} />
      </div>
    </details>
  ))
}
