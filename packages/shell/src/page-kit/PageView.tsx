import { useTranslation } from '@boardwalk/i18n'
import { type AsyncQuery, AsyncView, BusyRegion, OfflineState, useIsOnline } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { useAsyncLabels } from '../site/use-async-labels.ts'
import { useErrorText } from '../site/use-error-text.ts'

export type PageQuery<T> = AsyncQuery<T> & { data?: T | undefined; error?: unknown }

export type PageViewProps<T> = {
  query: PageQuery<T>
  /** Without it no response counts as empty. */
  isEmpty?: (value: T) => boolean
  /** The missing content, and the next step. */
  empty?: { title: string; hint: string; action?: ReactNode }
  /** Skeleton in the shape of the data. */
  skeleton: ReactNode
  children: (value: T) => ReactNode
}

/**
 * The states of a page: loading in the shape of the data, empty with a next step, failed with the reason and a retry,
 * offline, data, and data of the last query while the new response loads.
 */
export function PageView<T>({ query, isEmpty = () => false, empty, skeleton, children }: PageViewProps<T>) {
  const { t } = useTranslation('page-kit')
  const labels = useAsyncLabels()
  const errorText = useErrorText()
  const isOnline = useIsOnline()
  const { data, currentData, isError, isFetching = false, refetch, error } = query
  if (isError && !isOnline && currentData === undefined) {
    const words = { title: t('offline.title'), hint: t('offline.hint'), retryLabel: labels.retry }
    return <OfflineState {...words} onRetry={refetch} isRetrying={isFetching} level={2} />
  }
  const isOlder = isFetching && !isError && currentData === undefined && data !== undefined && !isEmpty(data)
  return (
    <BusyRegion isBusy={isOlder} label={t('refreshing')}>
      <AsyncView
        query={isOlder ? { ...query, currentData: data } : query}
        labels={{
          ...labels,
          ...(isError && { failedHint: errorText(error) }),
          ...(empty && { empty: empty.title, emptyHint: empty.hint }),
        }}
        isEmpty={isEmpty}
        emptyAction={empty?.action}
        skeleton={skeleton}
        level={2}
      >
        {children}
      </AsyncView>
    </BusyRegion>
  )
}
