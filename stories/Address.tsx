/** The current address, for play functions; visually hidden. */
export function Address({ href }: { href: string }) {
  return (
    <p className="visually-hidden">
      <span>Address: </span>
      <code aria-label="Address">{href}</code>
    </p>
  )
}
