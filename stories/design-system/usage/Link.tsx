import { Link, LinkProvider } from '@institute/design-system'

export function Example() {
  return (
    <LinkProvider navigate={(href) => window.history.pushState(null, '', href)}>
      <p>
        All talks are in{' '}
        <Link href="#library" variant="text">
          the Library
        </Link>
        .
      </p>
    </LinkProvider>
  )
}
