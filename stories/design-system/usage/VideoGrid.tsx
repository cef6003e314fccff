import { VideoCard, VideoGrid } from '@institute/design-system'

const drawing =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='180'%3E%3Crect width='320' height='180' fill='teal'/%3E%3C/svg%3E"

export function Example() {
  return (
    <VideoGrid label="Forty Hadith">
      {['DAY-01', 'DAY-02', 'DAY-03'].map((day) => (
        <li key={day}>
          <VideoCard title="Forty Hadith" day={day} href={`#${day}`} fallback={drawing} />
        </li>
      ))}
    </VideoGrid>
  )
}
