import { useState } from 'react'
import { ComboBox } from '@institute/design-system'

const students = [
  { id: '1', name: 'Aysha Rahman', detail: 'Batch 07' },
  { id: '2', name: 'Amina Rahim', detail: 'Batch 07' },
  { id: '3', name: 'Safiya Moosa', detail: 'Batch 08' },
]

export function Example() {
  const [student, setStudent] = useState('')

  return (
    <ComboBox
      label="Student"
      name="student"
      options={students}
      placeholder="Type a name"
      value={student}
      onChange={setStudent}
    />
  )
}
