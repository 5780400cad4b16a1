import { useTranslation } from '@boardwalk/i18n'
import { useOverlay } from '@boardwalk/shell/feature'
import { Button, Heading, Row, Stack, Text } from '@boardwalk/ui'

/** The way to an agent's transfers to downlines, which begin at the account in its team. */
export function ToDownline() {
  const { t } = useTranslation('member-centre')
  const toTeam = useOverlay().to('agent', 'teamManagement')
  if (!toTeam) return null
  return (
    <Stack as="section" $gap="2">
      <Heading level={2} size="section">
        {t('transferUpline.down')}
      </Heading>
      <Text $tone="muted">{t('transferUpline.downHint')}</Text>
      <Row>
        <Button variant="outline" onClick={toTeam}>
          {t('transferUpline.downOpen')}
        </Button>
      </Row>
    </Stack>
  )
}
