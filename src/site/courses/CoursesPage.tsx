import type { PageContents } from '#contract/site/pages.ts'
import { Carousel } from '#design-system/Carousel/Carousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { PageMeta } from '#site/PageMeta.tsx'
import { ContentText } from '#site/ContentText.tsx'
import { CourseCard } from './CourseCard.tsx'
import classes from './CoursesPage.module.css'

interface CoursesPageProps {
  content: PageContents['courses']
}

/** The courses in a carousel that scrolls by 300 px. @spec 20-23 */
export function CoursesPage({ content }: CoursesPageProps) {
  const { kicker, heading, lead, description, question, cards } = content
  return (
    <div className={classes.page}>
      <PageMeta title={heading} description={description} />
      <Carousel
        label={heading}
        previousLabel="Previous courses"
        nextLabel="Next courses"
        lead={
          <header>
            <Kicker {...langOf(kicker)}>{kicker}</Kicker>
            <ContentText as="h1" className={classes.title}>
              {heading}
            </ContentText>
            {lead !== undefined && <ContentText className={classes.lead}>{lead}</ContentText>}
          </header>
        }
      >
        {/* Keys are indexes: titles may repeat, and the order is fixed. */}
        {cards.map((card, index) => (
          <CourseCard key={index} course={card} question={question} isFirst={index === 0} />
        ))}
      </Carousel>
    </div>
  )
}
