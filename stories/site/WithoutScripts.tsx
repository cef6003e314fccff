interface WithoutScriptsProps {
  title: string
  lang: string
  /** The content of the body, as the server sends it. */
  body: string
}

/** A page as it comes from the server, in a frame that runs no script. */
export function WithoutScripts({ title, lang, body }: WithoutScriptsProps) {
  const styles = Array.from(
    document.querySelectorAll('style, link[rel="stylesheet"]'),
    (each) => each.outerHTML,
  )
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="${lang}"><head>${styles.join('')}</head><body>${body}</body></html>`}
      style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  )
}

export function bodyOfFrame(frame: HTMLElement) {
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : undefined
  if (!body) throw new Error('The page is not here.')
  return body
}
