import { Button } from '#design-system/Button/Button.tsx'
import classes from './Pagination.module.css'

export interface PaginationProps {
  /** From 1. */
  page: number
  lastPage: number
  /** Never called with a page outside of 1 to lastPage. @spec 297 */
  onPage: (page: number) => void
}

/** 'Page X of Y', said politely when it changes, and a button in each direction. @spec 168 */
export function Pagination({ page, lastPage, onPage }: PaginationProps) {
  const hasPrevious = page > 1
  const hasNext = page < lastPage

  return (
    <nav className={classes.pages} aria-label="Pages">
      <output className={classes.place}>{`Page ${page} of ${lastPage}`}</output>
      <Button
        size="sm"
        icon="previous"
        isIconOnPhones
        isInert={!hasPrevious}
        onPress={() => onPage(Math.min(page - 1, lastPage))}
      >
        Previous
      </Button>
      <Button
        size="sm"
        iconEnd="next"
        isIconOnPhones
        isInert={!hasNext}
        onPress={() => onPage(Math.max(page + 1, 1))}
      >
        Next
      </Button>
    </nav>
  )
}
