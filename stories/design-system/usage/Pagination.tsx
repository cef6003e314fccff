import { useState } from 'react'
import { Pagination } from '@institute/design-system'

export function Example() {
  const [page, setPage] = useState(3)

  return <Pagination page={page} lastPage={17} onPageChange={setPage} />
}
