import { institute } from 'content:institute'
import { langOf } from '#design-system/langOf.ts'
import type { NewPassword } from './NewPasswordDialog.tsx'
import classes from './PasswordSlips.module.css'

/** Slips to cut out, eight on a sheet of A4. Shown on paper only, and then alone. */
export function PasswordSlips({ passwords }: { passwords: readonly NewPassword[] }) {
  return (
    <div className={classes.slips} data-paper="">
      {passwords.map(({ name, code, password }, index) => (
        <section key={index} className={classes.slip}>
          <p className={classes.institute}>{institute.name}</p>
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
