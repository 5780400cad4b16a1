import type { Bet } from '@boardwalk/api-client'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { KeyValueList, Link, Row, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { useBrand } from '../../app/storefront-context.ts'
import { useLanguage } from '../../settings/use-language.ts'
import { useMoney } from '../../settings/use-money.ts'
import { CopyNumber } from './CopyNumber.tsx'

/** Details of one bet: exact times, numbers, and the page that verifies its round; `children` are below the facts. */
export function BetFacts({ bet, children }: { bet: Bet; children?: ReactNode }) {
  const { t } = useTranslation('page-kit')
  const { refNo, roundId, detailUrl } = bet
  return (
    <Stack $gap="4">
      <KeyValueList label={refNo} items={useFacts(bet)} />
      {children}
      {detailUrl && <Check url={detailUrl} />}
      <Row $gap="2" $justify="end">
        <CopyNumber text={roundId} label={t('bet.copyRound')} />
        <CopyNumber text={refNo} label={t('bet.copyBet')} />
      </Row>
    </Stack>
  )
}

function useFacts({ placedAt, settledAt, validBet, roundId, refNo }: Bet) {
  const { t } = useTranslation('page-kit')
  const brand = useBrand()
  const { code } = useLanguage()
  const money = useMoney()
  const time = (at: string) => formatExactTime(at, code, brand)
  return [
    { name: t('bet.column.placed'), value: time(placedAt) },
    ...(settledAt ? [{ name: t('bet.column.settled'), value: time(settledAt) }] : []),
    { name: t('play.validBet'), value: money(validBet) },
    { name: t('bet.column.round'), value: <bdi>{roundId}</bdi> },
    { name: t('entry.column.bet'), value: <bdi>{refNo}</bdi> },
  ]
}

/** The provider's page works a round out again from its record, which the game itself shows. */
function Check({ url }: { url: string }) {
  const { t } = useTranslation('page-kit')
  const { bcp47 } = useLanguage()
  return (
    <Stack $gap="1">
      <Link variant="standalone" href={`${url}?language=${bcp47}`} newTabLabel={t('bet.newTab')}>
        {t('bet.check')}
      </Link>
      <Text $size="sm" $tone="muted">
        {t('bet.checkHint')}
      </Text>
    </Stack>
  )
}
