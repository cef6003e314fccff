import { useState } from 'react'
import { NativeSelect, PhoneSheet } from '@institute/design-system'

const courses = [
  { id: '1', name: 'Arabic for Readers' },
  { id: '2', name: 'Forty Hadith' },
]

export function Example() {
  const [course, setCourse] = useState('')

  return (
    <PhoneSheet label="Filter" icon="filter" activeCount={course === '' ? 0 : 1}>
      <NativeSelect
        label="Course"
        name="course"
        options={courses}
        emptyLabel="All Courses"
        value={course}
        onChange={setCourse}
      />
    </PhoneSheet>
  )
}
