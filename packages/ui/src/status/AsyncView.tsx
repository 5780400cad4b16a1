import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { EmptyState, ErrorState } from './StateMessage.tsx'

/** The part of an RTK Query result that a view needs. `currentData` belongs to the current question; `data` may be older. */
export type AsyncQuery<T> = {
  currentData?: T | undefined
  isError: boolean
  isFetching?: boolean
  refetch: () => unknown
}

export type AsyncLabels = {
  loading: string
  failed: string
  /** Hint after a failure: the part that is safe, and what to do. */
  failedHint?: string
  retry: string
  empty: string
  emptyHint?: string
}

export type AsyncViewProps<T> = {
  query: AsyncQuery<T>
  labels: AsyncLabels
  isEmpty?: (value: T) => boolean
  /** Skeleton of the content. */
  skeleton?: ReactNode
  /** The next step when there is nothing. */
  emptyAction?: ReactNode
  /** Level of the headings of a failure and an empty state; 1 where they are the whole page. */
  level?: 1 | 2 | 3
  children: (value: T) => ReactNode
}

/** Shows one of the four states of a page. A failure is always shown, even beside older rows of the same query. */
export function AsyncView<T>(props: AsyncViewProps<T>) {
  const { query, labels, isEmpty, skeleton, emptyAction, level = 3, children } = props
  const { currentData, isError, isFetching = false, refetch } = query
  return (
    <>
      {isError && (
        <ErrorState
          title={labels.failed}
          hint={labels.failedHint}
          retryLabel={labels.retry}
          onRetry={refetch}
          isRetrying={isFetching}
          level={level}
        />
      )}
      {currentData === undefined ? (
        !isError && <Loading label={labels.loading}>{skeleton}</Loading>
      ) : isEmpty?.(currentData) ? (
        <EmptyState title={labels.empty} hint={labels.emptyHint} action={emptyAction} level={level} />
      ) : (
        children(currentData)
      )}
    </>
  )
}

function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
