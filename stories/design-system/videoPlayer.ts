import { expect } from 'storybook/test'

export const video = {
  id: 'dQw4w9WgXcQ',
  title: 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ',
  lang: 'ml',
  day: 'DAY-02',
}

/** A player that fails with a code, and what is then read. */
export function failure(code: number, words: string) {
  return {
    args: { frameOf: playerThatSays({ event: 'onError', info: code }) },
    play: async ({ canvas }: { canvas: { findByRole: (role: string) => Promise<HTMLElement> } }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(words)
      const link = await canvas.findByRole('link')
      await expect(link).toHaveTextContent('Watch on YouTube')
      await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    },
  }
}

/** A page that replaces YouTube's player and responds to the first message; silent without news. */
export function playerThatSays(news?: object) {
  const script = `onmessage = ({ data }) => {
    if (JSON.parse(data).event === 'listening') parent.postMessage(${JSON.stringify(JSON.stringify(news))}, '*')
  }`
  const page = `<!doctype html><html lang="en"><title>Player</title><body style="background: #123">
    <script>${news ? script : ''}</script></body></html>`
  return () => URL.createObjectURL(new Blob([page], { type: 'text/html' }))
}
