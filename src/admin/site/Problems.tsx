import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './Problems.module.css'
import { useEditor } from './editor.ts'
import { counted } from './siteTexts.ts'

/** What keeps the section from being published, each with a way to its field. */
export function Problems() {
  const { problems, show } = useEditor()
  if (problems.length === 0) return null
  return (
    <InlineAlert tone="warning">
      <p>{`${counted(problems.length, 'place')} to put right before this can be published:`}</p>
      <ul className={classes.list}>
        {problems.map((problem, index) => (
          <li key={index}>
            <button type="button" className={classes.link} onClick={() => show(problem.path)}>
              {problem.place}
            </button>{' '}
            {problem.message}
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}
