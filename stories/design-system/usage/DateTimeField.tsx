import { DateTimeField } from '@institute/design-system'

export function Example() {
  return (
    <DateTimeField
      label="Scheduled At"
      name="scheduledAt"
      description="Students see the class from then on."
      defaultValue="2026-01-05 18:30:00"
    />
  )
}
