import { useState } from 'react'
import { DateField } from '@institute/design-system'

export function Example() {
  const [day, setDay] = useState('2001-02-14')

  return (
    <DateField
      label="Date of birth"
      name="birthday"
      minYear={1920}
      maxYear={2020}
      value={day}
      onChange={setDay}
    />
  )
}
