import { langOf } from '#design-system/langOf.ts'
import classes from './PasswordSheet.module.css'

/** A password that was just saved, with its user's name and code. */
export interface NewPassword {
  name: string
  code: string
  password: string
}

interface PasswordSheetProps {
  passwords: readonly NewPassword[]
  /** The institute's name. */
  institute: string
}

/** Slips to cut out, eight on a sheet of A4. Shown on paper only, and then alone. */
export function PasswordSheet({ passwords, institute }: PasswordSheetProps) {
  return (
    <div className={classes.sheet} data-paper="">
      {passwords.map(({ name, code, password }, index) => (
        <section key={index} className={classes.slip}>
          <p className={classes.institute}>{institute}</p>
          <p className={classes.name} {...langOf(name)}>
            {name}
          </p>
          <dl className={classes.facts}>
            <div>
              <dt>User code</dt>
              <dd>{code}</dd>
            </div>
            <div>
              <dt>Password</dt>
              <dd className={classes.password}>{password}</dd>
            </div>
          </dl>
          <p className={classes.note}>Keep this slip to yourself.</p>
        </section>
      ))}
    </div>
  )
}
