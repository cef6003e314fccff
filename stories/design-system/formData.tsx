import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Form } from '#design-system/Form/Form.tsx'

/** What the form around a field heard: the field's name, and all its data as pairs. */
export const onEdit = fn()

const edited = (name: string, data: FormData) => {
  onEdit(name, [...data.entries()])
}

/** A form around one field, so that a story can see what is sent and what is told. */
export function InForm({ children }: { children: ReactNode }) {
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Form label="Story" variant="plain" onSubmit={fn()} onEdit={edited}>
        {children}
      </Form>
    </div>
  )
}
