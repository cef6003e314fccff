import { Chain, Eave, Star } from '@institute/design-system'

export function Example() {
  return (
    <div>
      <p>
        <Star /> Since 1998
      </p>
      <Chain />
      <Eave />
    </div>
  )
}
