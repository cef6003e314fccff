import { useEffect, useState } from 'react'
import { ComboBox, type Option } from '@institute/design-system'

async function findStudents(text: string) {
  const response = await fetch(`/api/students?search=${encodeURIComponent(text)}`)
  const students: Option[] = await response.json()
  return students
}

/** The field holds the choice, the page the options: a server finds them, once the user pauses. Late answers are dropped. */
export function FoundByServer() {
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ text: string; students: Option[] }>({ text: '', students: [] })

  useEffect(() => {
    let isLatest = true
    const search = async () => {
      const students = await findStudents(text)
      if (isLatest) setFound({ text, students })
    }
    const timer = setTimeout(() => void search(), 300)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [text])

  return (
    <ComboBox
      label="Student"
      name="student"
      options={found.students}
      onSearch={setText}
      isLoading={found.text !== text}
    />
  )
}
