import { Badge, DragScroll } from '@institute/design-system'

const days = Array.from({ length: 30 }, (_, index) => `Day ${index + 1}`)

export function Example() {
  return (
    <DragScroll label="Days">
      <p style={{ display: 'flex', gap: 'var(--space-2)', inlineSize: 'max-content' }}>
        {days.map((day) => (
          <Badge key={day}>{day}</Badge>
        ))}
      </p>
    </DragScroll>
  )
}
