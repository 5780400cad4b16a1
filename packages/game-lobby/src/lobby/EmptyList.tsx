import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, lazyPage, useHydrated } from '@boardwalk/shell/feature'
import { Button, EmptyState, LinkButton, Stack } from '@boardwalk/ui'
import { Suspense } from 'react'
import { cleared, isNarrowed } from './lobby-state.ts'
import type { Lobby } from './use-lobby.ts'

const Recovery = lazyPage(() => import('./Recovery.tsx').then((module) => module.Recovery))

/** Explains an empty list and offers a next step. */
export function EmptyList({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby')
  const { state, change } = lobby
  // The server does not wait for code that a page may turn out to need.
  const isHydrated = useHydrated()
  if (state.mode === 'all' && isNarrowed(state)) {
    return (
      <Stack $gap="5">
        <EmptyState
          level={2}
          title={t('filter.noMatch')}
          hint={t('filter.noMatchHint')}
          action={<Button onClick={() => change(cleared)}>{t('filter.clear')}</Button>}
        />
        {isHydrated && (
          <Suspense fallback={null}>
            <Recovery lobby={lobby} />
          </Suspense>
        )}
      </Stack>
    )
  }
  const own = state.mode === 'fav' ? 'noFav' : state.mode === 'recent' ? 'noRecent' : null
  return (
    <EmptyState
      level={2}
      title={own ? t(`mode.${own}`) : t('game-lobby:list.empty')}
      hint={own ? t(`mode.${own}Hint`) : t('game-lobby:list.emptyHint')}
      action={
        <LinkButton as={LinkTo} to="/rng">
          {t('list.allSlots')}
        </LinkButton>
      }
    />
  )
}
