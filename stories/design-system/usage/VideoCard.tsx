import { VideoCard } from '@institute/design-system'

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='180'%3E%3Crect width='320' height='180' fill='teal'/%3E%3C/svg%3E"

export function Example() {
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <VideoCard title="The first hadith" day="DAY-01" href="#day-1" fallback={drawing} />
    </div>
  )
}
