import { useState } from 'react'
import { failureText } from './failureText.ts'

/** Runs one action at a time, and keeps why the last one failed. */
export function useAct() {
  const [state, setState] = useState<{ isPending: boolean; failure?: string }>({ isPending: false })

  async function act(work: () => Promise<void>) {
    setState({ isPending: true })
    try {
      await work()
      setState({ isPending: false })
    } catch (error) {
      setState({ isPending: false, failure: failureText(error, 'Nothing was changed. Please try again.') })
    }
  }

  return { ...state, act: (work: () => Promise<void>) => void act(work) }
}
