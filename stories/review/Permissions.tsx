import { levelNames, LEVELS } from '#contract/access/levels.ts'
import { askedAgain, mayCall, permissions, type Call } from '#contract/access/permissions.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import type { Column } from '#design-system/DataTable/column.ts'
import { Muted } from '#design-system/DataTable/values.tsx'
import classes from './review.module.css'

const isCall = (name: string): name is Call => Object.hasOwn(permissions, name)

const calls = Object.keys(permissions).filter(isCall)

/** 'students' for 'GET /students?export=export'. */
const resourceOf = (call: Call) => call.split(/[ /:?]+/)[1] ?? ''

/** The resources in the order of the table. */
const resources = [...new Set(calls.map(resourceOf))]

const columns: Column<Call>[] = [
  { id: 'call', header: 'Call', width: 'xl', isRowHeader: true, cell: (call) => <code>{call}</code> },
  ...LEVELS.map((level): Column<Call> => ({
    id: level,
    header: levelNames[level],
    width: 'sm',
    cell: (call) =>
      mayCall(level, call) ? (
        <span>
          <Icon name="check" /> Yes
        </span>
      ) : (
        <Muted>No</Muted>
      ),
  })),
  {
    id: 'again',
    header: 'Asked again',
    width: 'sm',
    cell: (call) => (askedAgain.includes(call) ? 'Password or code' : <Muted>No</Muted>),
  },
]

/** Who may make each call, from the same table as the server's guard and what the console offers. */
export function Permissions() {
  return (
    <div className={classes.page}>
      <PageHeader title="Permissions" count={`${calls.length} calls`} />
      <p className={classes.lead}>
        Each call of the API that needs a session, with the levels that may make it. The server refuses, and
        the console offers, by this table. A call without a line in it does not compile. Some calls ask again
        who it is, if the last proof is older than ten minutes.
      </p>
      {resources.map((name) => (
        <Resource key={name} name={name} />
      ))}
    </div>
  )
}

function Resource({ name }: { name: string }) {
  const rows = calls.filter((call) => resourceOf(call) === name)
  return (
    <section className={classes.screen} aria-label={name}>
      <h2 className={classes.heading}>
        {name} <span className={classes.count}>{rows.length}</span>
      </h2>
      <DataTable label={name} columns={columns} rows={rows} rowKey={(call) => call} />
    </section>
  )
}
