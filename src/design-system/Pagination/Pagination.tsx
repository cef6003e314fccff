import { Button } from '#design-system/Button/Button.tsx'
import { atLeast } from '#design-system/bounds.ts'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { pageNumbers } from './pageNumbers.ts'
import classes from './Pagination.module.css'
import { paginationWords } from './words.ts'

export interface PaginationProps extends DomProps {
  /** Starts at 1. */
  page: number
  /** The number of pages. */
  lastPage: number
  /** Called with a page from 1 to lastPage. @spec 297 */
  onPageChange: (page: number) => void
  /** Leaves out the page numbers, as on phones: for a bar that has other things in it. @default false */
  isCompact?: boolean
  /** Rows per page. With onPageSizeChange a select offers others. */
  pageSize?: number
  /** Called with the size that the user chose. */
  onPageSizeChange?: (pageSize: number) => void
  /** The sizes on offer. @default [15, 50, 100] */
  pageSizes?: readonly number[]
  /** Disables all its buttons and the select. @default false */
  isDisabled?: boolean
}

const usualSizes = [15, 50, 100]

/** Returns the sizes on offer, with the one that is in use. */
const sizesWith = (pageSize: number, pageSizes: readonly number[]) =>
  pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((one, other) => one - other)

/** 'Page X of Y', announced politely on change, with page numbers, Previous and Next. @spec 168 */
export function Pagination(props: PaginationProps) {
  const { onPageChange, isCompact = false, isDisabled = false, className, ...rest } = props
  const { pageSize, onPageSizeChange, pageSizes = usualSizes, page: _page, lastPage: _last, ...nav } = rest
  const words = useWords('pagination', paginationWords)
  // After a delete, a caller may still have a page beyond the last one.
  const lastPage = atLeast(1, props.lastPage)
  const page = Math.min(atLeast(1, props.page), lastPage)
  const hasPrevious = page > 1
  const hasNext = page < lastPage

  return (
    <nav {...nav} className={classNames(classes.pages, className)} aria-label={words.pages}>
      {pageSize !== undefined && onPageSizeChange && (
        <NativeSelect
          label={words.pageSize}
          isLabelHidden
          name="pageSize"
          options={sizesWith(pageSize, pageSizes).map((size) => ({
            id: String(size),
            name: words.pageSizeOption(size),
          }))}
          value={String(pageSize)}
          isDisabled={isDisabled}
          onChange={(size) => onPageSizeChange(Number(size))}
        />
      )}
      <output className={classes.place}>{words.page(page, lastPage)}</output>
      {!isCompact && lastPage > 1 && (
        <ol className={classes.numbers}>
          {pageNumbers(page, lastPage).map((entry, index) => (
            <li key={entry === 'gap' ? `gap ${index}` : entry}>
              {entry === 'gap' ? (
                <span className={classes.gap}>...</span>
              ) : (
                <button
                  type="button"
                  className={classes.number}
                  aria-label={words.toPage(entry)}
                  aria-current={entry === page ? 'page' : undefined}
                  disabled={isDisabled}
                  onClick={() => onPageChange(entry)}
                >
                  {entry}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <Button
        size="sm"
        icon="previous"
        isIconOnPhones
        isInert={!hasPrevious}
        isDisabled={isDisabled}
        onPress={() => onPageChange(page - 1)}
      >
        {words.previous}
      </Button>
      <Button
        size="sm"
        iconEnd="next"
        isIconOnPhones
        isInert={!hasNext}
        isDisabled={isDisabled}
        onPress={() => onPageChange(page + 1)}
      >
        {words.next}
      </Button>
    </nav>
  )
}
