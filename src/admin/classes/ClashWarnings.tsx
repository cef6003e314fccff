import { momentText } from '#admin/shared/formats.ts'
import { compareNames } from '#admin/shared/list/nameOrder.ts'
import { Warning } from '#admin/shared/form/Warning.tsx'
import { FIRST_HOUR, LAST_HOUR, type Clash, type Other } from '#contract/classes/clashes.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'

interface ClashWarningsProps {
  clashes: readonly Clash[]
  /** Repeats the search for other classes, if it failed. */
  retry?: (() => void) | undefined
}

/** Most clashes that are written out. */
const MOST = 3

/** One sentence for each clash of a class. A clash is named, and never forbidden. */
export function ClashWarnings({ clashes, retry }: ClashWarningsProps) {
  return (
    <>
      {clashes.slice(0, MOST).map((clash) => (
        <Warning key={'other' in clash ? `${clash.kind}:${clash.other.id}` : clash.kind}>
          <ClashSentence clash={clash} />
        </Warning>
      ))}
      {clashes.length > MOST && <Warning>{`And ${clashes.length - MOST} more clashes.`}</Warning>}
      {retry && (
        <Warning>
          {'Clashes with other classes could not be looked for. '}
          <Button size="sm" icon="retry" onPress={retry}>
            Retry
          </Button>
        </Warning>
      )}
    </>
  )
}

function ClashSentence({ clash }: { clash: Clash }) {
  switch (clash.kind) {
    case 'overlap':
      return (
        <>
          {`Clash: ${audienceOf(clash)} already `}
          {clash.divisionIds.length > 1 ? 'have ' : 'has '}
          <OtherClass other={clash.other} />
        </>
      )
    case 'video':
      return (
        <>
          {`Same video: ${audienceOf(clash)} already `}
          {clash.divisionIds.length > 1 ? 'have it in ' : 'has it in '}
          <OtherClass other={clash.other} />
        </>
      )
    case 'expiry':
      return 'The class expires before it starts.'
    case 'hours':
      return `The class starts outside ${hourText(FIRST_HOUR)} to ${hourText(LAST_HOUR)}.`
    case 'left-out':
      return 'This time does not exist: clocks go forward over it on that day.'
  }
}

/** '5:00 AM' */
const hourText = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

/** 'Division A, Division B', or 'the batch'. */
function audienceOf({ divisionIds, other }: Extract<Clash, { other: Other }>): string {
  const common = other.divisions.filter(({ M11_Division_id: id }) => divisionIds.includes(id))
  const names = common.map((division) => division.M11_Division_name).toSorted(compareNames)
  return names.length === 0 ? 'the batch' : names.join(', ')
}

/** A class that is saved, as a link, or one of the same list. */
function OtherClass({ other: { id, title, start } }: { other: Other }) {
  const name = <span {...langOf(title)}>{title}</span>
  if (id === undefined || id < 0)
    return (
      <>
        “{name}” of this list, {momentText(start)}.
      </>
    )
  return (
    <>
      “
      <Link variant="text" href={`${paths.admin.classes}?details=${id}`} target="_blank">
        {name} (new tab)
      </Link>
      {`”, ${momentText(start)}.`}
    </>
  )
}
