import { useState } from 'react'
import { useWords } from '#design-system/Words/useWords.ts'
import type { UploadedFile } from './FileState.tsx'
import { fileUploadWords } from './words.ts'

/** Returns a sentence about the files that have become done or failed since the last change, for screen readers. */
export function useNews(files: readonly UploadedFile[]) {
  const words = useWords('fileUpload', fileUploadWords)
  const [before, setBefore] = useState(files)
  const [said, setSaid] = useState('')
  if (before.length === files.length && before.every((file, index) => file === files[index])) return said
  setBefore(files)
  const states = new Map(before.map(({ key, state }) => [key, state]))
  const changed = files.filter(({ key, state }) => states.has(key) && states.get(key) !== state)
  const done = files.filter(({ state }) => state === 'done').length
  const news = changed.flatMap(({ name, state, message }) => {
    if (state === 'done') return words.isDone(name, done, files.length)
    return state === 'failed' ? words.hasFailed(name, message ?? words.failed) : []
  })
  if (news.length > 0) setSaid(news.join('. '))
  return said
}
