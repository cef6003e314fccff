export const video = {
  id: 'dQw4w9WgXcQ',
  title: 'മരുഭൂമിയിലെ ബാല്യം: ഹലീമയുടെ കുടിലിലെ നാല് വർഷങ്ങൾ',
  lang: 'ml',
  day: 'DAY-02',
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
