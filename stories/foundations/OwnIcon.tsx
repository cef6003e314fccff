import { Button, Link } from '@institute/design-system'

/** Hidden from screen readers, as the words beside it say the same. It has the size and the colour of these words. */
function KiteIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{
        display: 'inline-block',
        inlineSize: '1.25em',
        blockSize: '1.25em',
        flex: 'none',
        verticalAlign: '-0.25em',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.6,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      <path d="M12 3l6.5 8L12 17.5 5.5 11zM12 17.5c0 2 2 1.5 2 3.5" />
    </svg>
  )
}

export function Example() {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-4)' }}>
      <Button>
        <KiteIcon /> Fly a kite
      </Button>
      <Button variant="ghost">
        <KiteIcon />
        <span className="visually-hidden">Fly a kite</span>
      </Button>
      <Link href="#kites">
        <KiteIcon /> All kites
      </Link>
    </p>
  )
}
