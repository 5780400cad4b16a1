import { useTranslation } from '@boardwalk/i18n'
import { Button, Row, Text } from '@boardwalk/ui'
import type { usePages } from './use-pages.ts'

type Props = Pick<ReturnType<typeof usePages>, 'hasMore' | 'isLoadingMore' | 'hasMoreFailed' | 'retryMore'> & {
  label: string
  onMore: () => void
}

/** The way to a list's next page. A page that did not come is said, and what is shown stays. */
export function MoreGames({ hasMore, isLoadingMore, hasMoreFailed, retryMore, label, onMore }: Props) {
  const { t } = useTranslation('game-lobby')
  if (hasMoreFailed) {
    return (
      <Row $gap="3" $justify="center" role="alert">
        <Text as="span">{t('list.failed')}</Text>
        <Button variant="outline" isBusy={isLoadingMore} onClick={retryMore}>
          {t('list.retry')}
        </Button>
      </Row>
    )
  }
  if (!hasMore && !isLoadingMore) return null
  return (
    <Row $justify="center">
      <Button variant="soft" isBusy={isLoadingMore} onClick={onMore}>
        {label}
      </Button>
    </Row>
  )
}
