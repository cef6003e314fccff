import { useState } from 'react'
import { DebouncedSearch } from '@institute/design-system'

export function Example() {
  const [text, setText] = useState('')

  return (
    <>
      <DebouncedSearch label="Search courses" value={text} pauseMs={300} onSearch={setText} />
      <p>{text === '' ? 'All courses' : `Courses with “${text}”`}</p>
    </>
  )
}
