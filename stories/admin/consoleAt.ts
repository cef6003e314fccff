import type { InitialEntry } from 'react-router-dom'
import { Console } from './Console.tsx'

/** What all stories of the console begin with. @param entries the history; its last entry is open */
export const consoleAt = (...entries: InitialEntry[]) => ({
  component: Console,
  parameters: { layout: 'fullscreen' } as const,
  args: { entries },
})
