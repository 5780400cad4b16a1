import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, from, Row, Text } from '@boardwalk/ui'
import { type RefObject, useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { useGameList } from './use-game-list.ts'

type List = ReturnType<typeof useGameList>
type Props = Pick<List, 'hasMore' | 'isLoadingMore' | 'hasMoreFailed' | 'retryMore' | 'showMore'> & { label: string }

/** Button for a list's next page. A failed page is reported, and the shown games stay. */
export function MoreGames({ hasMore, isLoadingMore, hasMoreFailed, retryMore, showMore, label }: Props) {
  const { t } = useTranslation('game-lobby')
  const place = useRef<HTMLDivElement>(null)
  const goOn = useFirstNew(place)
  if (hasMoreFailed) {
    return (
      <Failed ref={place} $gap="3" $justify="center" role="alert">
        <Text as="span">{t('list.failed')}</Text>
        <Button variant="outline" isBusy={isLoadingMore} onClick={retryMore}>
          {t('list.retry')}
        </Button>
      </Failed>
    )
  }
  if (!hasMore && !isLoadingMore) return null
  const press = () => {
    goOn()
    showMore()
  }
  return (
    <Row ref={place} $justify="center">
      <Button variant="soft" isBusy={isLoadingMore} onClick={press}>
        {label}
      </Button>
    </Row>
  )
}

/** In view wherever the list is read: the page that failed need not be its last. Above the tab bar of a phone. */
const Failed = styled(Row)`
  position: sticky;
  inset-block-end: calc(64px + ${token('space-2')} + env(safe-area-inset-bottom));
  z-index: 1;
  padding: ${token('space-3')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-panel')};
  ${from('desktop')} { inset-block-end: ${token('space-4')}; }
`

const cardsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-game]')]

/**
 * After the last page the button is removed: the focus moves to the first new card, unless it is elsewhere by then.
 * Returns the function to call at the press.
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
