import { Button } from '#design-system/Button/Button.tsx'
import classes from './Pagination.module.css'

export interface PaginationProps {
  /** Starts at 1. */
  page: number
  lastPage: number
  /** Called with a page from 1 to lastPage. @spec 297 */
  onPage: (page: number) => void
}

/** 'Page X of Y', announced politely on change, with Previous and Next. @spec 168 */
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
