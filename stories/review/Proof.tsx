import { format } from 'date-fns/format'
import { useState } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { StatementEntry } from './StatementEntry.tsx'
import { counts, lastRun, outcomes, provenStatements, type ProvenStatement } from './provenStatements.ts'
import classes from './review.module.css'

const none = { search: '', section: '', outcome: '' }

const sections = [...new Set(provenStatements.map(({ section }) => section))]

/** When the tests ran, in the reader's own time. */
const when = (date: string) => format(date, 'd MMM uuuu, HH:mm')

/** Each statement of the specification with its proofs. */
export function Proof() {
  const [filters, setFilters] = useState(none)
  const change = (changes: Partial<typeof none>) => setFilters({ ...filters, ...changes })
  const shown = provenStatements.filter((statement) => isWanted(statement, filters))
  const summary = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
  return (
    <div className={classes.page}>
      <PageHeader title="Proof" count={`${shown.length} of ${provenStatements.length} statements`} />
      <p className={classes.lead}>
        Each sentence of the specification with the stories and tests that carry its number, and how they
        ended: {summary.join(', ')}.{' '}
        {lastRun === null
          ? 'All tests have not run here yet: npm test does it.'
          : `The tests ran last on ${when(lastRun.at)}.`}{' '}
        A place that reads oddly has its reading: [L] is kept literally, [+] has something beside it, [?]
        contradicts itself, and this is the choice.
      </p>
      <ReviewFilters
        label="Search statements, by word or number"
        placeholder="Search by word or number..."
        search={filters.search}
        onSearch={(search) => change({ search })}
      >
        <NativeSelect
          label="Section"
          name="section"
          emptyLabel="All sections"
          options={sections.map((name) => ({ id: name, name }))}
          value={filters.section}
          onChange={(section) => change({ section })}
        />
        <NativeSelect
          label="Outcome"
          name="outcome"
          emptyLabel="All outcomes"
          options={outcomes.map((name) => ({ id: name, name }))}
          value={filters.outcome}
          onChange={(outcome) => change({ outcome })}
        />
      </ReviewFilters>
      <output className="visually-hidden">{`${shown.length} of ${provenStatements.length} statements`}</output>
      {shown.length === 0 && (
        <EmptyState
          title="No statement matches"
          action={<Button onPress={() => setFilters(none)}>Show all</Button>}
        />
      )}
      {sections.map((section) => (
        <Section
          key={section}
          title={section}
          statements={shown.filter((statement) => statement.section === section)}
        />
      ))}
    </div>
  )
}

interface SectionProps {
  title: string
  statements: readonly ProvenStatement[]
}

function Section({ title, statements }: SectionProps) {
  if (statements.length === 0) return null
  return (
    <section className={classes.statementsSection} aria-label={title}>
      <h2 className={classes.heading}>
        {title} <span className={classes.count}>{statements.length}</span>
      </h2>
      <ul className={classes.statements}>
        {statements.map((statement) => (
          <StatementEntry key={statement.number} statement={statement} />
        ))}
      </ul>
    </section>
  )
}

function isWanted(statement: ProvenStatement, { search, section, outcome }: typeof none) {
  const text = `${statement.number} ${statement.text}`.toLowerCase()
  const isFound = /^\d+$/.test(search)
    ? String(statement.number) === search
    : search
        .toLowerCase()
        .split(/\s+/)
        .every((word) => text.includes(word))
  return (
    isFound &&
    (section === '' || statement.section === section) &&
    (outcome === '' || statement.outcome === outcome)
  )
}
