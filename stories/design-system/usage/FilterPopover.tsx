import { useState } from 'react'
import { FilterPopover, Select } from '@institute/design-system'

const courses = [
  { id: '1', name: 'Arabic for Readers' },
  { id: '2', name: 'Forty Hadith' },
]

export function Example() {
  const [course, setCourse] = useState('')

  return (
    <FilterPopover activeCount={course === '' ? 0 : 1}>
      <Select
        label="Course"
        name="course"
        options={courses}
        emptyLabel="All Courses"
        value={course}
        onChange={setCourse}
      />
    </FilterPopover>
  )
}
