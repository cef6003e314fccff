import { useState } from 'react'
import { Atlas } from './Atlas.tsx'
import { firstChoices } from './choices.ts'

/** The Atlas in a test: it holds itself what is chosen, and its frames stay empty. */
export function HeldAtlas() {
  const [choices, setChoices] = useState(firstChoices)
  return (
    <Atlas
      {...choices}
      addressOf={() => 'about:blank'}
      onChange={(changes) => setChoices({ ...choices, ...changes })}
    />
  )
}
