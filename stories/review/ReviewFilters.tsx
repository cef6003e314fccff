import type { ReactNode } from 'react'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import classes from './review.module.css'

interface ReviewFiltersProps {
  /** What the search is over. */
  label: string
  placeholder: string
  search: string
  onSearch: (search: string) => void
  /** The selects. */
  children: ReactNode
}

/** The filters of a review page: a search and selects. */
export function ReviewFilters({ label, placeholder, search, onSearch, children }: ReviewFiltersProps) {
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <DebouncedSearch {...{ label, placeholder, onSearch }} pauseMs={300} value={search} />
      </div>
      {children}
    </div>
  )
}
