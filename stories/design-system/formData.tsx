import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Form } from '#design-system/Form/Form.tsx'

/** Called on edit with the field's name and all form data as pairs. */
export const onEdit = fn()

/** Called on submit with the form data as pairs. */
export const onSubmit = fn()

const edited = (name: string, data: FormData) => {
  onEdit(name, [...data.entries()])
}

const sent = (data: FormData) => {
  onSubmit([...data.entries()])
}

/** A form around one field, to test its data and events. */
export function InForm({ children }: { children: ReactNode }) {
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Form label="Story" variant="plain" onSubmit={sent} onEdit={edited}>
        {children}
      </Form>
    </div>
  )
}

/** Under the pointer an edge is as dark as the text; forced colours highlight it. */
export const expectDarkEdge = (control: Element) =>
  waitFor(async () => {
    const { borderTopColor, color } = getComputedStyle(control)
    if (matchMedia('(forced-colors: active)').matches) await expect(borderTopColor).not.toBe(color)
    else await expect(borderTopColor).toBe(color)
  })

/** The second half of these controls are those of the first under the pointer, and look it. */
export async function expectOtherEdges(controls: readonly Element[]) {
  const edges = () => controls.map((control) => getComputedStyle(control).borderTopColor)
  const half = controls.length / 2
  await waitFor(() =>
    Promise.all(
      edges()
        .slice(half)
        .map((edge, index) => expect(edge).not.toBe(edges()[index])),
    ),
  )
}

/** The thick edge of an error stands where the page's lines begin: at the right. Forced colours take shadows away. */
export const expectErrorAtTheRight = (control: Element) =>
  expect(getComputedStyle(control).boxShadow).toContain(
    matchMedia('(forced-colors: active)').matches ? 'none' : '-3px 0px',
  )
