import { useTranslation } from '@boardwalk/i18n'
import { Button, Chip, ClockIcon, Heading, Row, Stack } from '@boardwalk/ui'
import { useRecentSearches } from './recent-searches.ts'

/** Earlier searches, stored in this browser until the visitor clears them. */
export function RecentSearches({ onSearch }: { onSearch: (name: string) => void }) {
  const { t } = useTranslation('lobby')
  const { names, clear } = useRecentSearches()
  if (names.length === 0) return null
  return (
    <Stack as="section" $gap="2" aria-label={t('search.recent')}>
      <Row $justify="space-between">
        <Heading level={3} size="card">
          {t('search.recent')}
        </Heading>
        <Button variant="ghost" size="small" onClick={clear}>
          {t('search.clear')}
        </Button>
      </Row>
      <Row $gap="2">
        {names.map((name) => (
          <Chip key={name} icon={<ClockIcon size={14} />} onClick={() => onSearch(name)}>
            {name}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
