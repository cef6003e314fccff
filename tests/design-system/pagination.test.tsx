import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'

const draw = (page: number, lastPage: number, pageSize = 15) =>
  renderToStaticMarkup(
    <Pagination
      page={page}
      lastPage={lastPage}
      pageSize={pageSize}
      onPageSizeChange={() => {}}
      onPageChange={() => {}}
    />,
  )

test.each([
  [3, 2, 'Page 2 of 2'],
  [0, 2, 'Page 1 of 2'],
  [1, 0, 'Page 1 of 1'],
  [-4, -1, 'Page 1 of 1'],
])('page %i of %i is drawn as %s', (page, lastPage, place) => {
  expect(draw(page, lastPage)).toContain(place)
})

test('a size that is not on offer is shown as the one in use', () => {
  expect(draw(1, 2, 20)).toMatch(/<option value="20" selected="">20 per page<\/option>/)
})
