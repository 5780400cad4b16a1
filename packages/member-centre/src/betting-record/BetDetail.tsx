import type { Bet } from '@boardwalk/api-client'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { KeyValueList, Link, Row, Stack, Text } from '@boardwalk/ui'
import { CopyNumber } from '../records/CopyNumber.tsx'
import { BetEvents } from './BetEvents.tsx'

/** Details of one bet: exact times, ledger entries, numbers, and the page that verifies its round. */
export function BetDetail({ bet }: { bet: Bet }) {
  const { t } = useTranslation('member-centre')
  const { refNo, roundId, detailUrl } = bet
  return (
    <Stack $gap="4">
      <KeyValueList label={refNo} items={useFacts(bet)} />
      <BetEvents refNo={refNo} />
      {detailUrl && <Check url={detailUrl} />}
      <Row $gap="2" $justify="end">
        <CopyNumber text={roundId} label={t('personalHistoryCopy.copyRound')} />
        <CopyNumber text={refNo} label={t('transactionHistory.copyBet')} />
      </Row>
    </Stack>
  )
}

function useFacts({ placedAt, settledAt, validBet, roundId, refNo }: Bet) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const money = useMoney()
  const time = (at: string) => formatExactTime(at, code, brand)
  return [
    { name: t('personalHistoryCopy.column.placed'), value: time(placedAt) },
    ...(settledAt ? [{ name: t('personalHistoryCopy.column.settled'), value: time(settledAt) }] : []),
    { name: t('play.validBet'), value: money(validBet) },
    { name: t('personalHistoryCopy.column.round'), value: <bdi>{roundId}</bdi> },
    { name: t('transactionHistory.column.bet'), value: <bdi>{refNo}</bdi> },
  ]
}

/** The provider's page works a round out again from its record, which the game itself shows. */
function Check({ url }: { url: string }) {
  const { t } = useTranslation('member-centre')
  const { bcp47 } = useLanguage()
  return (
    <Stack $gap="1">
      <Link variant="standalone" href={`${url}?language=${bcp47}`} newTabLabel={t('personalHistoryCopy.newTab')}>
        {t('personalHistoryCopy.check')}
      </Link>
      <Text $size="sm" $tone="muted">
        {t('personalHistoryCopy.checkHint')}
      </Text>
    </Stack>
  )
}
