import { useState } from 'react'
import { RoundButton } from '@institute/design-system'

export function Example() {
  const [isPlaying, setPlaying] = useState(true)

  return (
    <RoundButton
      icon={isPlaying ? 'pause' : 'play'}
      label={isPlaying ? 'Pause slides' : 'Play slides'}
      onPress={() => setPlaying(!isPlaying)}
    />
  )
}
