import type { Endpoints, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Section } from '@boardwalk/shell/feature'
import { Stack, Text } from '@boardwalk/ui'
import { GameGrid } from '../games/GameGrid.tsx'
import { useLobbyTile } from '../games/LobbyTile.tsx'

type Found = Pick<Value<Endpoints['gameSearch']>, 'games' | 'corrected' | 'relaxed' | 'suggestions'>

/** The hits of forgiving spelling, else the closest ones, and the filters dropped for them. */
export function FoundInstead({ found: { games, corrected, relaxed, suggestions } }: { found: Found }) {
  const { t } = useTranslation('lobby')
  const tile = useLobbyTile()
  const isMeant = games.length > 0
  const shown = isMeant ? games : suggestions
  if (shown.length === 0) return null
  const fields = relaxed.map((field) => t(`filter.${field}`)).join(', ')
  const reason = isMeant
    ? corrected && t('filter.corrected', { name: corrected })
    : fields && t('filter.relaxed', { fields })
  return (
    <Section title={t(isMeant ? 'filter.meant' : 'filter.closest')}>
      <Stack $gap="3">
        {reason && <Text $size="sm">{reason}</Text>}
        <GameGrid>{shown.map(tile)}</GameGrid>
      </Stack>
    </Section>
  )
}
