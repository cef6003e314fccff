import { Button } from '#design-system/Button/Button.tsx'
import { Progress } from '#design-system/Progress/Progress.tsx'
import type { Import } from './useImport.ts'
import classes from './WritingProgress.module.css'

/** How far an import is, with Cancel, which leaves nothing behind. */
export function WritingProgress({ run: { written, cancel } }: { run: Import }) {
  return (
    <div className={classes.writing}>
      <Progress
        className={classes.progress}
        label="Importing. It is all or nothing: until the last row, nothing is in."
        value={written?.done}
        max={written?.total}
        text={written && `${written.done} of ${written.total}`}
      />
      <Button onPress={cancel}>Cancel import</Button>
    </div>
  )
}
