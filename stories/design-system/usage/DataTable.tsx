import { Cell, DataTable, HeadCell, Row } from '@institute/design-system'

const batches = [
  { id: 7, name: 'Batch 07', course: 'Arabic for Readers' },
  { id: 8, name: 'Batch 08', course: 'Forty Hadith' },
]

export function Example() {
  return (
    <DataTable
      label="Batches"
      head={
        <>
          <HeadCell>Batch</HeadCell>
          <HeadCell>Course</HeadCell>
        </>
      }
    >
      {batches.map(({ id, name, course }) => (
        <Row key={id}>
          <Cell label="Batch" variant="primary">
            {name}
          </Cell>
          <Cell label="Course">{course}</Cell>
        </Row>
      ))}
    </DataTable>
  )
}
