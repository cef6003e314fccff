declare module 'design-system:types' {
  import type { ComponentType } from 'react'

  /** For each exported interface a component, whose props are its fields. */
  export const types: Record<string, ComponentType>
}
