import { Checkbox } from '@institute/design-system'

export function Example() {
  return (
    <Checkbox
      label="Send the password by mail"
      name="sendsPassword"
      description="The student gets it within a minute."
    />
  )
}
