import { Avatar } from '#design-system/Avatar/Avatar.tsx'
import { langOf } from '#design-system/langOf.ts'
import classes from './PersonHead.module.css'

interface PersonHeadProps {
  name: string
  code: string
}

/** The heading of a person's details: avatar, name and code. */
export function PersonHead({ name, code }: PersonHeadProps) {
  const lang = langOf(name)
  return (
    <p className={classes.head}>
      <Avatar name={name} lang={lang.lang} size="lg" />
      <span className={classes.words}>
        <b {...lang}>{name}</b>
        <span className={classes.code}>{code}</span>
      </span>
    </p>
  )
}
