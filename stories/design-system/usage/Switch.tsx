import { Switch } from '@institute/design-system'

export function Example() {
  return <Switch label="Active" name="active" description="Inactive students cannot sign in." defaultValue />
}
