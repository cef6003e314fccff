import { LEVELS, levelNames } from '#contract/access/levels.ts'
import { permissions, type Call } from '#contract/access/permissions.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Arch } from '#design-system/Ornaments/Arch.tsx'
import classes from './NotAllowedScreen.module.css'
import { AdminBar } from './shared/AdminBar.tsx'
import { useLevel, usePersonName } from './shared/access/useMay.ts'
import { useSignOut } from './useSignOut.ts'
import { withLevel } from './shared/access/levelTexts.ts'

/** In place of a screen that the person may not open: who can, who they are, and the way back. */
export function NotAllowedScreen({ call }: { call: Call }) {
  const level = useLevel()
  const name = usePersonName()
  const signOut = useSignOut()
  const able = LEVELS.slice(LEVELS.indexOf(permissions[call])).map((each) => `${levelNames[each]}s`)
  return (
    <>
      <title>Not allowed · Admin</title>
      <section className={classes.page}>
        <Arch className={classes.arch}>
          <span className={classes.lock}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 10.5h12V20H6zM8.5 10.5V8a3.5 3.5 0 017 0v2.500M12 14.500v2" />
            </svg>
          </span>
        </Arch>
        <h1>{`Only ${able.join(' and ')} open this page`}</h1>
        <p>
          You are signed in
          {name !== '' && (
            <>
              {' as '}
              <b {...langOf(name)}>{name}</b>
            </>
          )}
          {`, ${withLevel(level)}. Ask an Administrator if you need it.`}
        </p>
        <div className={classes.actions}>
          <ButtonLink variant="primary" icon="back" href={paths.admin.students}>
            Back to Students
          </ButtonLink>
          <Button variant="ghost" onPress={signOut}>
            Sign in as someone else
          </Button>
        </div>
      </section>
      <AdminBar />
    </>
  )
}
