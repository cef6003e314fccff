import type { PageContents } from '#contract/site/pages.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Card } from '#design-system/Card/Card.tsx'
import { loadingOf } from '#site/loadingOf.ts'
import { whatsappHref } from '#site/numbers.ts'
import { SocialIcon } from '#site/SocialIcon.tsx'
import { ContentText } from '#site/ContentText.tsx'
import classes from './CourseCard.module.css'

interface CourseCardProps {
  course: PageContents['courses']['cards'][number]
  /** Initial text of a WhatsApp message; `{title}` is replaced by the course's title. */
  question: string
  isFirst?: boolean
}

/** A course; a link if the content has an `href` (reading Q17), with a link to ask about it. */
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
          <ContentText as="span">{title}</ContentText>{' '}
          {localTitle !== undefined && (
            <ContentText as="span" className={classes.local}>
              {localTitle}
            </ContentText>
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
      <ContentText>{text}</ContentText>
    </Card>
  )
}
