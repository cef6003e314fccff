import { courses } from 'content:courses'
import { Carousel } from '#design-system/Carousel/Carousel.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { PageMeta } from '#site/PageMeta.tsx'
import { Words } from '#site/Words.tsx'
import { CourseCard } from './CourseCard.tsx'
import classes from './CoursesPage.module.css'

interface CoursesPageProps {
  /** @default the content file's */
  content?: typeof courses
}

/** The courses, in a row that is pushed by 300 px. @spec 20-23 */
export function CoursesPage({ content = courses }: CoursesPageProps) {
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
            <Words as="h1" className={classes.title}>
              {heading}
            </Words>
            {lead !== undefined && <Words className={classes.lead}>{lead}</Words>}
          </header>
        }
      >
        {/* By their places: two may have the same title, and none ever moves. */}
        {cards.map((card, index) => (
          <CourseCard key={index} course={card} question={question} isFirst={index === 0} />
        ))}
      </Carousel>
    </div>
  )
}
