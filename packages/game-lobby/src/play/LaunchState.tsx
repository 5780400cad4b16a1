import type { ApiError } from '@boardwalk/api-client'
import type { Game } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useModal } from '@boardwalk/shell/feature'
import { Button, EmptyState, ErrorState, Grid, Heading, LinkButton, PlayIcon, Spinner, Stack } from '@boardwalk/ui'
import styled from 'styled-components'
import { GameTile } from '../games/GameTile.tsx'
import { useFavourites } from '../games/use-favourites.ts'

export function Opening() {
  const { t } = useTranslation('game-lobby')
  return (
    <Middle role="status">
      <Spinner />
      {t('game.opening')}
    </Middle>
  )
}

export function SignInFirst() {
  const { t } = useTranslation('game-lobby')
  const { open } = useModal()
  return (
    <Middle>
      <EmptyState
        icon={<PlayIcon size={40} />}
        title={t('game.signIn')}
        hint={t('game.signInHint')}
        action={<Button onClick={() => open({ kind: 'login' })}>{t('game.signInAction')}</Button>}
      />
    </Middle>
  )
}

export function NoGame() {
  const { t } = useTranslation('game-lobby')
  const action = (
    <LinkButton as={LinkTo} to="/rng">
      {t('game.toLobby')}
    </LinkButton>
  )
  return (
    <Middle>
      <EmptyState title={t('game.missing')} action={action} />
    </Middle>
  )
}

/** Games that the server offers instead of one under maintenance. */
const suggestionsIn = ({ data }: ApiError): Game[] => {
  const { suggest } = (data ?? {}) as { suggest?: Game[] }
  return Array.isArray(suggest) ? suggest : []
}

export function LaunchFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation(['game-lobby', 'errors'])
  const favourites = useFavourites()
  const suggestions = suggestionsIn(error)
  return (
    <Middle>
      <ErrorState
        title={t('game.failed')}
        hint={t(`errors:${error.code}`)}
        retryLabel={t('game.retry')}
        onRetry={onRetry}
      />
      {suggestions.length > 0 && (
        <Stack as="section" $gap="3">
          <Heading level={2} size="section">
            {t('game.other')}
          </Heading>
          <Grid $columns="games">
            {suggestions.map((game) => (
              <GameTile key={game.nodeId} game={game} favourites={favourites} />
            ))}
          </Grid>
        </Stack>
      )}
    </Middle>
  )
}

const Middle = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space-5')};
  place-content: center;
  justify-items: center;
  padding: ${token('space-6')} ${token('space-4')};
`
