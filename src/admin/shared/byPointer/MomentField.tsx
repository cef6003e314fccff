import { dayText, timeText } from '#admin/shared/formats.ts'
import { INSTITUTE_ZONE, ownZone, zoneText } from '#admin/shared/zone.ts'
import { instantOf, wallClockOf } from '#contract/time/instants.ts'
import { dateFieldWords } from '#design-system/DateField/words.ts'
import type { DateTimeFieldProps } from '#design-system/DateTimeField/DateTimeField.tsx'
import { useValue } from '#design-system/Field/useValue.ts'
import { useInBrowser } from '#design-system/useInBrowser.ts'
import classes from './MomentField.module.css'
import { PhoneDate } from './PhoneDate.tsx'
import { useFineFields } from './pointerFields.ts'

/** The props of a DateTimeField, but for those that a native one does not have. */
type MomentFieldProps = Omit<DateTimeFieldProps, 'ref' | 'minYear' | 'maxYear' | 'timeZone' | 'viewerZone'>

/** A day and time in the institute's zone: a DateTimeField, or the phone's own calendar and clock for fingers. */
export function MomentField({ defaultValue, ...props }: MomentFieldProps) {
  const [value, onChange] = useValue({ ...props, defaultValue }, '')
  const viewerZone = useInBrowser(ownZone, INSTITUTE_ZONE)
  const DateTimeField = useFineFields()?.DateTimeField
  if (DateTimeField)
    return <DateTimeField {...props} value={value} onChange={onChange} timeZone={INSTITUTE_ZONE} />

  const bothTimes = bothTimesText(value, viewerZone)
  const hasHint = props.description !== undefined || bothTimes !== undefined
  return (
    <PhoneDate
      {...props}
      type="datetime-local"
      value={value.slice(0, 16).replace(' ', 'T')}
      submittedValue={value}
      onChange={(time) => onChange(time === '' ? '' : `${time.replace('T', ' ')}:00`)}
      minYear={2000}
      maxYear={2100}
      description={
        hasHint ? (
          <>
            {props.description} {bothTimes}
          </>
        ) : undefined
      }
      actions={<span className={classes.zone}>{zoneText(value)}</span>}
    />
  )
}

/** Says a time also as clocks show it where the user is; undefined if it is the same there. */
function bothTimesText(value: string, zone: string): string | undefined {
  const at = instantOf(value, INSTITUTE_ZONE)
  if (Number.isNaN(at)) return undefined
  const own = wallClockOf(at, zone)
  if (own.slice(0, 16) === value.slice(0, 16)) return undefined
  const there = { time: timeText(own), date: dayText(own), zone }
  return dateFieldWords.bothTimes(`${timeText(value)} ${zoneText(value)}`, there)
}
