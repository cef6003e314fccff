import { PasswordField } from '@institute/design-system'

export function Example() {
  return <PasswordField label="Password" name="password" />
}
