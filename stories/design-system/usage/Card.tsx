import { Card, Kicker } from '@institute/design-system'

export function Example() {
  return (
    <Card
      title="Arabic for Readers"
      href="#arabic"
      kicker={<Kicker>Popular Course</Kicker>}
      footer="12 lessons"
    >
      From the alphabet to a page of unvowelled text.
    </Card>
  )
}
