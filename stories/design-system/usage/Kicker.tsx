import { Kicker } from '@institute/design-system'

export function Example() {
  return (
    <div>
      <Kicker>Popular Playlist</Kicker>
      <h2>Forty Hadith</h2>
    </div>
  )
}
