/**
 * A server whose clock is set shortly before midnight in the institute's zone: an event that ends on that day is under Past within a
 * minute of midnight, without a publish, and the one after it first. Run `npm run build`, then `node tests/drills/siteDay.mjs`
 */
import { drillFolder, judge, judgeIs, judgeTime, until } from './drill.mjs'
import { judgeStop, openOffice } from './server.mjs'
import { siteEditor, versionIn } from './siteEditor.mjs'

/** Time from the start of a server to midnight, in ms. */
const BEFORE = 20_000

const MINUTE = 60_000
const TODAY = '2031-03-04'
const TITLE = 'Ends today'

/** Zones without daylight saving time, and the midnight after the day. */
const zones = [
  { zone: 'Asia/Kolkata', midnight: '2031-03-05T00:00:00+05:30' },
  { zone: 'Pacific/Kiritimati', midnight: '2031-03-05T00:00:00+14:00' },
  { zone: 'Pacific/Pago_Pago', midnight: '2031-03-05T00:00:00-11:00' },
]

/** Returns the setting by which a process has its clock set forward by some ms. @param {number} by */
function clockSet(by) {
  const program = `const Own=Date;globalThis.Date=class extends Own{constructor(...at){at.length>0?super(...at):super(Own.now()+${by})}static now(){return Own.now()+${by}}}`
  return `--import=data:text/javascript,${encodeURIComponent(program)}`
}

for (const { zone, midnight } of zones) {
  const by = Date.parse(midnight) - BEFORE - Date.now()
  const office = await openOffice({
    DATA_DIR: drillFolder(`site-day-${zone.replaceAll('/', '-')}`),
    INSTITUTE_TZ: zone,
    NODE_OPTIONS: clockSet(by),
  })
  const { change, publish } = siteEditor(office)
  await change('events', ({ events }) => ({ events: { ...events, cards: withDays(events.cards) } }))
  const { number } = await publish()

  const page = async () => (await fetch(`${new URL(office.url).origin}/events`)).text()
  /** Whether the event is behind the heading of past ones. */
  const isPast = async () => {
    const [main = ''] = /<main.*<\/main>/s.exec(await page()) ?? []
    return main.indexOf(TITLE) > main.indexOf('Past events')
  }
  judgeIs(`${zone}: before midnight it is under Past`, await isPast(), false)
  await until(isPast, BEFORE + 2 * MINUTE)
  const late = Date.now() + by - Date.parse(midnight)
  judge(`${zone}: it did not move before midnight`, `${late} ms after`, late >= 0, 'after midnight')
  judgeTime(`${zone}: it is under Past after midnight, in`, late, MINUTE)
  judgeIs(`${zone}: the version that visitors see is still`, versionIn(await page()), String(number))
  await judgeStop(office)
}

/**
 * Returns the events with the first one today, and the second one later, so that there is one to come.
 * @template {object} Cards a list, or the items by their keys
 * @param {Cards} cards @returns {Cards}
 */
function withDays(cards) {
  const next = structuredClone(cards)
  const [first, second] = Object.values(next)
  Object.assign(first, { title: TITLE, starts: `${TODAY}T08:00`, ends: `${TODAY}T09:00` })
  Object.assign(second, { starts: '2031-06-01T08:00', ends: '2031-06-01T09:00' })
  return next
}
