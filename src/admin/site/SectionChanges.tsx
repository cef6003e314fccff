import { paths } from '#contract/paths.ts'
import type { Change, SiteChanges } from '#contract/site/editing.ts'
import { sectionNames, type Section } from '#contract/site/sections.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { WordDiff } from '#design-system/WordDiff/WordDiff.tsx'
import { isNewItem, NewItem } from './NewItem.tsx'
import classes from './PublishPage.module.css'

const kindNames = { added: 'New', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const
const kindTones = { added: 'ok', removed: 'bad', changed: 'info', moved: 'neutral' } as const

interface SectionChangesProps {
  section: Section
  all: SiteChanges
  /** Ids of the changes that are left out. */
  left: ReadonlySet<string>
  onToggle: (id: string, isPublished: boolean) => void
}

/** The changes of a section, and what keeps it from being published. */
export function SectionChanges({ section, all, left, onToggle }: SectionChangesProps) {
  const changes = all.changes.filter((change) => change.section === section)
  const problems = all.problems.filter((problem) => problem.section === section)
  if (changes.length + problems.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby={`changes-${section}`}>
      <h2 className={classes.name} id={`changes-${section}`}>
        {sectionNames[section]}
      </h2>
      {problems.length > 0 && (
        <div className={classes.blocked}>
          <InlineAlert tone="warning">
            <p>This section is not published before these are put right:</p>
            <ul className={classes.warnings}>
              {problems.map(({ path, place, message }) => (
                <li key={place + message}>
                  <Link variant="text" href={paths.admin.siteSection(section)} state={{ shown: path }}>
                    {place}
                  </Link>{' '}
                  {message}
                </li>
              ))}
            </ul>
          </InlineAlert>
        </div>
      )}
      {changes.map((change) => (
        <div key={change.id} className={classes.change}>
          <div className={classes.head}>
            <Checkbox
              label={change.place}
              name={change.id}
              value={problems.length === 0 && !left.has(change.id)}
              isDisabled={problems.length > 0}
              onChange={(isPublished) => onToggle(change.id, isPublished)}
            />
            <Badge tone={kindTones[change.kind]}>{kindNames[change.kind]}</Badge>
          </div>
          {isNewItem(change) ? (
            <NewItem key={all.revisions[section]} change={change} />
          ) : (
            <OldAndNew change={change} pictures={all.pictures} />
          )}
        </div>
      ))}
    </section>
  )
}

function OldAndNew({ change, pictures }: { change: Change; pictures: SiteChanges['pictures'] }) {
  const { before, after, isPicture } = change
  if (!isPicture) return <WordDiff before={before ?? ''} after={after ?? ''} />
  const sides = [
    { label: 'Before', name: before },
    { label: 'After', name: after },
  ]
  return (
    <div className={classes.pictures}>
      {sides.map(({ label, name }) => {
        const picture = name === null ? undefined : pictures[name]
        return (
          <figure key={label}>
            <figcaption>{picture ? label : `${label}: none`}</figcaption>
            {picture && <img {...picture} alt="" loading="lazy" sizes="20rem" />}
          </figure>
        )
      })}
    </div>
  )
}
