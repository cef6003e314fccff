const SCHEMES = ['https:', 'mailto:', 'tel:']

/** Control characters, and marks that cannot be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]/u

/** Whether a link leads to https, to a mail or telephone program, or to an address of the site itself: '/courses'. */
export function isSafeLink(link: string): boolean {
  if (unseen.test(link)) return false
  // '//host' and '/\host' lead elsewhere.
  if (link.startsWith('/')) return !/^\/[/\\]/.test(link)
  if (!URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  // 'https://a.example@b.example' looks like a.example, and leads to b.example.
  return SCHEMES.includes(protocol) && username === '' && password === ''
}
