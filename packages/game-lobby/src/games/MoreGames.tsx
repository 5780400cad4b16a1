import { useTranslation } from '@boardwalk/i18n'
import { Button, Row, Text } from '@boardwalk/ui'
import { type RefObject, useEffect, useRef } from 'react'
import type { usePages } from './use-pages.ts'

type Props = Pick<ReturnType<typeof usePages>, 'hasMore' | 'isLoadingMore' | 'hasMoreFailed' | 'retryMore'> & {
  label: string
  onMore: () => void
}

/** The way to a list's next page. A page that did not come is said, and what is shown stays. */
export function MoreGames({ hasMore, isLoadingMore, hasMoreFailed, retryMore, label, onMore }: Props) {
  const { t } = useTranslation('game-lobby')
  const place = useRef<HTMLDivElement>(null)
  const goOn = useFirstNew(place)
  if (hasMoreFailed) {
    return (
      <Row ref={place} $gap="3" $justify="center" role="alert">
        <Text as="span">{t('list.failed')}</Text>
        <Button variant="outline" isBusy={isLoadingMore} onClick={retryMore}>
          {t('list.retry')}
        </Button>
      </Row>
    )
  }
  if (!hasMore && !isLoadingMore) return null
  const press = () => {
    goOn()
    onMore()
  }
  return (
    <Row ref={place} $justify="center">
      <Button variant="soft" isBusy={isLoadingMore} onClick={press}>
        {label}
      </Button>
    </Row>
  )
}

const cardsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-game]')]

/**
 * After the last page the button is gone: who pressed it goes on at the first card that came, unless the focus is
 * elsewhere by then. Answers what is to be called at the press.
 */
function useFirstNew(place: RefObject<HTMLElement | null>) {
  const end = useRef<{ list: HTMLElement; last: HTMLElement } | null>(null)
  useEffect(() => {
    if (!end.current) return
    const cards = cardsIn(end.current.list)
    const at = cards.indexOf(end.current.last)
    if (at === cards.length - 1) return
    end.current = null
    if (at >= 0 && document.activeElement === document.body) cards[at + 1]?.focus({ preventScroll: true })
  })
  return () => {
    const list = place.current?.parentElement
    const last = list && cardsIn(list).at(-1)
    end.current = last ? { list, last } : null
  }
}
