import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { Badge, Heading, KeyValueList, Row, Stack, type Tone } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { Course } from '../records/Course.tsx'
import type { Withdrawn } from './types.ts'

const tones: Record<Withdrawn['status'], Tone> = {
  ...({ REVIEW: 'info', APPROVED: 'info', PAYING: 'info', PAID_OUT: 'warning', RECEIVED: 'positive' } as const),
  ...({
    REJECTED: 'negative',
    FAILED: 'negative',
    DISPUTED: 'warning',
    REFUNDED: 'neutral',
    FORCED: 'neutral',
  } as const),
}

/** One withdrawal: its amount and state, the paid amount, its course with the reasons, and the next steps. */
export function WithdrawalCard({ withdrawal, children }: { withdrawal: Withdrawn; children?: ReactNode }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { refNo, amount, fee, paid, received, remainder, refunded, status, account, createdAt } = withdrawal
  const name = (id: string) => t(`withdraw.fact.${id}`)
  const sum = (id: string, value: string | null) => (value === null ? [] : [{ name: name(id), value: money(value) }])
  const isPart = remainder !== null && Number(remainder) > 0
  const facts = [
    { name: name('account'), value: `${account.bankName} ${account.masked}` },
    { name: name('created'), value: formatDateTime(createdAt, code, brand) },
    ...(Number(fee) > 0 ? sum('fee', fee) : []),
    ...sum('paid', paid),
    ...(isPart ? [...sum('received', received), ...sum('remainder', remainder)] : []),
    ...sum('refunded', refunded),
  ]
  const steps = withdrawal.steps.map((step) => ({
    ...{ title: t(`withdraw.status.${step.status}`), at: step.at, actor: step.actor },
    isFailed: tones[step.status] === 'negative',
    detail: step.reason && t(`withdraw.reason.${step.reason}`),
  }))
  return (
    <Stack as="article" aria-label={refNo} $gap="2">
      <Row $justify="space-between" $gap="2">
        <Heading level={3} size="card">
          {money(amount)}
        </Heading>
        <Badge $tone={tones[status]}>{t(`withdraw.status.${status}`)}</Badge>
      </Row>
      <KeyValueList label={refNo} items={[...facts, { name: name('reference'), value: <bdi>{refNo}</bdi> }]} />
      <Course
        {...{ refNo, steps }}
        facts={[{ name: t('withdraw.amount'), value: money(amount) }, ...facts]}
        nextUpdate={withdrawal.nextUpdate}
      >
        {children}
      </Course>
    </Stack>
  )
}
