import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import { useCourses, useMentors } from '#admin/shared/form/formLookups.ts'
import { useMay } from '#admin/shared/access/useMay.ts'
import type { ImportCheck } from '#contract/import/import.ts'
import { langOf } from '#design-system/langOf.ts'
import { rowsText } from './importTexts.ts'
import classes from './MissingNames.module.css'
import type { Draft } from './draft.ts'
import type { Import } from './useImport.ts'

interface Names {
  run: Import
  draft: Draft
}

interface MissingNamesProps extends Names {
  missing: ImportCheck['missing']
}

/** With names of one kind. */
type Of<Kind extends keyof ImportCheck['missing']> = Names & Pick<ImportCheck['missing'], Kind>

/** Batches and divisions of the file that are not in the register: they can be added with the rows. */
export function MissingNames({ run, draft, missing: { batches, divisions } }: MissingNamesProps) {
  const mayAddBatches = useMay('POST /batches')
  const mayAddDivisions = useMay('POST /division')
  const newBatches = mayAddBatches ? batches : []
  const newDivisions = mayAddDivisions ? divisions : []
  if (newBatches.length === 0 && newDivisions.length === 0) return null

  return (
    <section className={classes.missing} aria-labelledby="missing-names">
      <h2 id="missing-names" className={classes.title}>
        Not in the register yet
      </h2>
      <p className={classes.text}>Choose the course or the mentor, and it is added together with the rows.</p>
      <ul className={classes.list}>
        {newBatches.length > 0 && <NewBatches run={run} draft={draft} batches={newBatches} />}
        {newDivisions.length > 0 && <NewDivisions run={run} draft={draft} divisions={newDivisions} />}
      </ul>
    </section>
  )
}

/** Asks for the courses, which only batches need. */
function NewBatches({ run, draft: { answers }, batches }: Of<'batches'>) {
  const courses = useCourses()
  const { add_batches = [] } = answers

  const setBatch = (name: string, course: string) =>
    run.setAnswers({
      ...answers,
      add_batches: [
        ...add_batches.filter(({ M02_Name }) => M02_Name !== name),
        ...(course === '' ? [] : [{ M02_Name: name, M02_M01_CourseId: Number(course) }]),
      ],
    })

  return batches.map(({ name, rows }) => (
    <li key={name} className={classes.row}>
      <span className={classes.name}>
        <b {...langOf(name)}>{name}</b> <span>{`batch, ${rowsText(rows)}`}</span>
      </span>
      <LookupSelect
        label={`Course of ${name}`}
        name={`course-${name}`}
        lookup={courses}
        emptyLabel="Do not add"
        value={chosen(add_batches.find(({ M02_Name }) => M02_Name === name)?.M02_M01_CourseId)}
        onChange={(course) => setBatch(name, course)}
      />
    </li>
  ))
}

/** Asks for the mentors, which only divisions need. */
function NewDivisions({ run, draft: { answers }, divisions }: Of<'divisions'>) {
  const mentors = useMentors()
  const { add_divisions = [] } = answers

  const setDivision = (batch: string, name: string, mentor: string) =>
    run.setAnswers({
      ...answers,
      add_divisions: [
        ...add_divisions.filter((one) => one.batch !== batch || one.M11_Division_name !== name),
        ...(mentor === '' ? [] : [{ batch, M11_Division_name: name, M11_M05_User_Id: Number(mentor) }]),
      ],
    })

  return divisions.map(({ batch, name, rows }) => (
    <li key={`${batch} ${name}`} className={classes.row}>
      <span className={classes.name}>
        <b {...langOf(name)}>{name}</b> <span>{`division of ${batch}, ${rowsText(rows)}`}</span>
      </span>
      <LookupSelect
        label={`Mentor of ${name}, ${batch}`}
        name={`mentor-${batch}-${name}`}
        lookup={mentors}
        emptyLabel="Do not add"
        value={chosen(
          add_divisions.find((one) => one.batch === batch && one.M11_Division_name === name)?.M11_M05_User_Id,
        )}
        onChange={(mentor) => setDivision(batch, name, mentor)}
      />
    </li>
  ))
}

const chosen = (id: unknown) => (typeof id === 'number' ? String(id) : '')
