import { token } from '@boardwalk/brand-kit'
import { formatCount, formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Badge, Button, Heading, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Reward } from './mall-question.ts'
import { usePoints } from './use-points.ts'

/** Something that points can be redeemed for. */
export function RewardCard({ reward, onRedeem }: { reward: Reward; onRedeem: () => void }) {
  const { t } = useTranslation('member-centre')
  const points = usePoints()
  const brand = useBrand()
  const { code } = useLanguage()
  const { name, type, pointsRequirement, stock, endsAt, limitPerMember } = reward
  return (
    <Card aria-label={name}>
      <Stack $gap="2">
        <span>
          <Badge>{t(`points.rewardType.${type}`)}</Badge>
        </span>
        <Heading level={2} size="card">
          {name}
        </Heading>
        <Text $weight="bold">{t('points.cost', { amount: points(pointsRequirement) })}</Text>
        <Text $size="sm" $tone="muted">
          {t('points.limit', { max: formatCount(limitPerMember) })}
          {stock !== null && stock > 0 && ` · ${t('points.left', { left: formatCount(stock) })}`}
          {endsAt && ` · ${t('points.until', { time: formatDateTime(endsAt, code, brand) })}`}
        </Text>
      </Stack>
      <Button variant="solid" disabled={stock === 0} onClick={onRedeem}>
        {stock === 0 ? t('points.soldOut') : t('points.redeem')}
      </Button>
    </Card>
  )
}

const Card = styled.article`
  display: grid;
  align-content: space-between;
  gap: ${token('space-4')};
  min-inline-size: 0;
  padding: ${token('space-4')};
  overflow-wrap: anywhere;
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`
