import { Card, Carousel } from '@institute/design-system'

const courses = ['Arabic for Readers', 'Forty Hadith', 'Reading a Manuscript', 'Chains of Narration']

export function Example() {
  return (
    <Carousel label="Popular Courses" lead={<h2>Popular Courses</h2>}>
      {courses.map((title) => (
        <Card key={title} title={title} level={3} href="#course">
          Two evenings a week, with a mentor for every small group.
        </Card>
      ))}
    </Carousel>
  )
}
