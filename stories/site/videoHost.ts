import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import picture from '#content/art/thumb-a.svg'

// Stands in for the video host, which no story calls: its pictures come from here, and so does what its player says.

const player = 'https://www.youtube-nocookie.com'
const pictures = 'https://i.ytimg.com/*'

const svg = (text: string) => new HttpResponse(text, { headers: { 'Content-Type': 'image/svg+xml' } })

export const picturesCome: HttpHandler = http.get(pictures, async () =>
  svg(await (await fetch(picture)).text()),
)

/** What comes, with status 200, for a video that has no picture. */
export const picturesAreGrey: HttpHandler = http.get(pictures, () =>
  svg('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"/>'),
)

export const picturesFail: HttpHandler = http.get(pictures, () => HttpResponse.error())

export const picturesAreSlow: HttpHandler = http.get(pictures, () => delay('infinite'))

const page =
  '<!doctype html><html lang="en"><title>Player</title><body style="background: #123"></body></html>'

/** Gives the player's frame an empty page, and says in its place what it would say; nothing: it is silent. */
export function playerSays(news?: object) {
  const frames = HTMLIFrameElement.prototype
  frames.setAttribute = function setAttribute(name, value) {
    const isPlayer = name === 'src' && value.startsWith(player)
    if (isPlayer) this.dataset.asked = value
    if (isPlayer && news) this.addEventListener('load', () => say(this.contentWindow, news))
    const blank = () => URL.createObjectURL(new Blob([page], { type: 'text/html' }))
    Element.prototype.setAttribute.call(this, name, isPlayer ? blank() : value)
  }
  return () => void Reflect.deleteProperty(frames, 'setAttribute')
}

function say(source: Window | null, news: object) {
  window.dispatchEvent(new MessageEvent('message', { origin: player, source, data: JSON.stringify(news) }))
}

export const playing = { event: 'onStateChange', info: 1 }
export const ended = { event: 'onStateChange', info: 0 }
export const failed = (code: number) => ({ event: 'onError', info: code })
