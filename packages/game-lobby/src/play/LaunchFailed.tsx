import type { ApiError } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { formatZonedTime } from '@boardwalk/i18n/zone-name'
import { LinkTo, useBrand, useErrorText, useLanguage } from '@boardwalk/shell/feature'
import { Container, ErrorState, Heading, LinkButton, Row, Stack } from '@boardwalk/ui'
import styled from 'styled-components'
import { GameGrid } from '../games/GameGrid.tsx'
import { useGameTile } from '../games/use-game-tile.tsx'
import { mayPass, suggestionsIn, untilIn } from './launch-error.ts'
import { armCards } from './open-window.ts'

armCards()

type Props = {
  error: ApiError
  lobbyPath: string
  onRetry: () => void
  /** Level of the heading: 1 where no bar above names the game. */
  level?: 1 | 2
}

/** Explains why a game did not open and offers a next step: another try where that may help, other games, the lobby. */
export function LaunchFailed({ error, lobbyPath, onRetry, level = 2 }: Props) {
  const { t } = useTranslation('play')
  const hint = useReason(error)
  const retry = mayPass(error) ? { retryLabel: t('retry'), onRetry } : {}
  return (
    <Room>
      <ErrorState level={level} title={t('failed')} hint={hint} {...retry} />
      <Suggestions error={error} />
      <Row $justify="center">
        <LinkButton as={LinkTo} to={lobbyPath} variant="ghost">
          {t('toLobby')}
        </LinkButton>
      </Row>
    </Room>
  )
}

function useReason(error: ApiError): string {
  const { t } = useTranslation('play')
  const { code: language } = useLanguage()
  const brand = useBrand()
  const reason = useErrorText()(error)
  const until = untilIn(error)
  return until ? `${reason} ${t('backAt', { time: formatZonedTime(until, language, brand) })}` : reason
}

function Suggestions({ error }: { error: ApiError }) {
  const { t } = useTranslation('play')
  const tile = useGameTile()
  const games = suggestionsIn(error)
  if (games.length === 0) return null
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('other')}
      </Heading>
      <GameGrid>{games.map(tile)}</GameGrid>
    </Stack>
  )
}

const Room = styled(Container)`
  padding-block: ${token('space-4')} ${token('space-8')};
`
