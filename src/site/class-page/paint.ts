import { lightFormat } from 'date-fns/lightFormat'
import { agoOf, countdownOf, timeOfDay } from './countdown.ts'
import { watchedClasses } from './watchedClasses.ts'

const MINUTE = 60_000

const all = (root: Element, selector: string) => root.querySelectorAll<HTMLElement>(selector)

/**
 * Writes the institute's clock, the countdown and how long classes run.
 * @param now the server's clock, in ms since 1970
 * @param elapsed since the page was answered, in ms
 */
export function paintTimes(root: Element, now: number, elapsed: number): void {
  const minutes = Math.floor(now / MINUTE) - Math.floor((now - elapsed) / MINUTE)
  for (const clock of all(root, 'time[data-minutes]'))
    setText(clock, timeOfDay(Number(clock.dataset.minutes) + minutes))
  for (const since of all(root, '[data-since]')) setText(since, agoOf(now - Number(since.dataset.since)))
  for (const countdown of all(root, '[data-until]')) {
    const parts = countdownOf(Number(countdown.dataset.until) - now)
    countdown.replaceChildren(
      ...parts.map(([count, unit]) => {
        const part = document.createElement('span')
        const number = part.appendChild(document.createElement('b'))
        number.textContent = count
        part.append(` ${unit}`)
        return part
      }),
    )
  }
}

/** Writes the start of the next class on the visitor's clock, where it differs from the institute's. */
export function paintVisitorTimes(root: Element): void {
  for (const place of all(root, '[data-visitor]')) {
    const at = Number(place.dataset.visitor)
    const [own, institute] = [lightFormat(at, 'yyyy-MM-dd HH:mm'), place.dataset.wall ?? '']
    const days = own.slice(0, 10) < institute.slice(0, 10) ? ' the day before' : ' the day after'
    const day = own.slice(0, 10) === institute.slice(0, 10) ? '' : days
    setText(place, own === institute ? '' : ` (${lightFormat(at, 'h:mm a')}${day} on your clock)`)
  }
}

/** Marks the classes that were watched on this device. */
export function paintWatched(root: Element): void {
  const ids = watchedClasses()
  for (const mark of all(root, '[data-watched]')) mark.hidden = !ids.includes(Number(mark.dataset.watched))
}

function setText(element: HTMLElement, text: string) {
  if (element.textContent !== text) element.textContent = text
}
