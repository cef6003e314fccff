import { home } from 'content:home'
import { expect, waitFor, within } from 'storybook/test'
import { prerender } from '#app/prerenderSite.tsx'
import preview from '#storybook/preview.tsx'

const { html } = await prerender('/home')

/** The page as the server has it, in a frame that runs no script. */
function WithoutScripts() {
  const styles = Array.from(
    document.querySelectorAll('style, link[rel="stylesheet"]'),
    (each) => each.outerHTML,
  )
  return (
    <iframe
      title="Home without scripts"
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="ml"><head>${styles.join('')}</head><body><div id="root">${html}</div></body></html>`}
      style={{ display: 'block', inlineSize: '100%', blockSize: '100vh', border: 0 }}
    />
  )
}

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: WithoutScripts,
  parameters: { layout: 'fullscreen', spec: [508] },
})

/** All text is readable, and every page is reachable. */
export const NoScript = meta.story({
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Home without scripts')
    const page = () => {
      const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : undefined
      if (!body) throw new Error('The page is not here.')
      return within(body)
    }
    await waitFor(() => expect(page().getByText(/^വിശ്വാസത്തിന്റെ .*ഹദീസുകൾ/)).toBeVisible())
    for (const paragraph of home.about.paragraphs) await expect(page().getByText(paragraph)).toBeVisible()
    await expect(page().getAllByRole('link', { name: /Library/ })[0]).toHaveAttribute('href', '/library')
    await waitFor(() => expect(page().queryByRole('button', { name: 'Pause slides' })).toBeNull())
  },
})
