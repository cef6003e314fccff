import { Button } from '#design-system/Button/Button.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Pagination.module.css'
import { paginationWords } from './words.ts'

export interface PaginationProps {
  /** Starts at 1. */
  page: number
  lastPage: number
  /** Called with a page from 1 to lastPage. @spec 297 */
  onPage: (page: number) => void
}

/** 'Page X of Y', announced politely on change, with Previous and Next. @spec 168 */
export function Pagination({ page, lastPage, onPage }: PaginationProps) {
  const words = useWords('pagination', paginationWords)
  const hasPrevious = page > 1
  const hasNext = page < lastPage

  return (
    <nav className={classes.pages} aria-label={words.pages}>
      <output className={classes.place}>{words.page(page, lastPage)}</output>
      <Button
        size="sm"
        icon="previous"
        isIconOnPhones
        isInert={!hasPrevious}
        onPress={() => onPage(Math.min(page - 1, lastPage))}
      >
        {words.previous}
      </Button>
      <Button
        size="sm"
        iconEnd="next"
        isIconOnPhones
        isInert={!hasNext}
        onPress={() => onPage(Math.max(page + 1, 1))}
      >
        {words.next}
      </Button>
    </nav>
  )
}
