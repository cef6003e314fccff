import type { courses } from 'content:courses'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { loadingOf } from '#site/loadingOf.ts'
import { whatsappHref } from '#site/numbers.ts'
import { SocialIcon } from '#site/SocialIcon.tsx'
import { Words } from '#site/Words.tsx'
import classes from './CourseCard.module.css'

interface CourseCardProps {
  course: (typeof courses)['cards'][number]
  /** What a conversation begins with; `{title}` stands for the course's own. */
  question: string
  isFirst?: boolean
}

/** One course; a link where the content gives it a target (reading Q17), and the way to ask about it. */
export function CourseCard({ course, question, isFirst = false }: CourseCardProps) {
  const { title, localTitle, text, picture, href, whatsapp } = course
  const wholeTitle = localTitle === undefined ? title : `${title} (${localTitle})`
  return (
    <Card
      shape="tall"
      href={href}
      media={<img {...picture} alt="" draggable={false} {...loadingOf(isFirst)} />}
      title={
        <span className={classes.title}>
          <Words as="span">{title}</Words>{' '}
          {localTitle !== undefined && (
            <Words as="span" className={classes.local}>
              {localTitle}
            </Words>
          )}
        </span>
      }
      footer={
        whatsapp !== undefined && (
          <ButtonLink
            className={classes.ask}
            isWide
            href={whatsappHref(whatsapp, question.replaceAll('{title}', wholeTitle))}
            target="_blank"
            rel="noopener"
          >
            <span className={classes.label}>
              <SocialIcon name="whatsapp" />
              Ask about this course
            </span>
            <span className="visually-hidden">: {title}, on WhatsApp</span>
          </ButtonLink>
        )
      }
    >
      <Words>{text}</Words>
    </Card>
  )
}
