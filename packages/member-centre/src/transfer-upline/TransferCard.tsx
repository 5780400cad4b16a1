import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { Badge, Heading, KeyValueList, OwnWords, Row, Stack, type Tone } from '@boardwalk/ui'
import { Course } from '../records/Course.tsx'
import type { Transfer } from './types.ts'

const tones: Record<Transfer['direction'], Tone> = { UP: 'neutral', DOWN: 'neutral', IN: 'positive' }

/** One transfer: its amount, its way, the other member, and its course, which can be saved for customer service. */
export function TransferCard({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { refNo, time, direction, counterparty, amount, remark } = transfer
  const name = (id: string) => t(`transferUpline.fact.${id}`)
  const facts = [
    { name: name(direction === 'IN' ? 'from' : 'to'), value: counterparty },
    { name: name('time'), value: formatDateTime(time, code, brand) },
  ]
  const written = remark ? [{ name: name('remark'), value: remark }] : []
  const actor = direction === 'IN' ? ('MEMBER' as const) : ('PLAYER' as const)
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
          ...facts.map((fact) => ({ name: fact.name, value: <bdi>{fact.value}</bdi> })),
          ...written.map((fact) => ({ name: fact.name, value: <OwnWords>{fact.value}</OwnWords> })),
          { name: name('reference'), value: <bdi>{refNo}</bdi> },
        ]}
      />
      <Course
        refNo={refNo}
        facts={[{ name: t('transferUpline.amount'), value: money(amount) }, ...facts, ...written]}
        steps={[{ title: t('transferUpline.arrived'), at: time, actor, isFailed: false, detail: null }]}
        nextUpdate={null}
      />
    </Stack>
  )
}
