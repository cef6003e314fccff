/** The address that a browser would show, for play functions; hidden from sight. */
export function Address({ href }: { href: string }) {
  return (
    <p className="visually-hidden">
      <span>Address: </span>
      <code aria-label="Address">{href}</code>
    </p>
  )
}
