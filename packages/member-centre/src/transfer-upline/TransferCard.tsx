import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { Badge, Heading, KeyValueList, Row, Stack, type Tone } from '@boardwalk/ui'
import type { Transfer } from './types.ts'

const tones: Record<Transfer['direction'], Tone> = { UP: 'neutral', DOWN: 'neutral', IN: 'positive' }

/** One transfer: its amount, its way, the other member, and the number for customer service. */
export function TransferCard({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { refNo, time, direction, counterparty, amount, remark } = transfer
  const name = (id: string) => t(`transferUpline.fact.${id}`)
  return (
    <Stack as="article" aria-label={refNo} $gap="2">
      <Row $justify="space-between" $gap="2">
        <Heading level={3} size="card">
          {money(amount)}
        </Heading>
        <Badge $tone={tones[direction]}>{t(`transferUpline.direction.${direction}`)}</Badge>
      </Row>
      <KeyValueList
        label={refNo}
        items={[
          { name: name(direction === 'IN' ? 'from' : 'to'), value: <bdi>{counterparty}</bdi> },
          { name: name('time'), value: formatDateTime(time, code, brand) },
          ...(remark ? [{ name: name('remark'), value: <bdi>{remark}</bdi> }] : []),
          { name: name('reference'), value: <bdi>{refNo}</bdi> },
        ]}
      />
    </Stack>
  )
}
