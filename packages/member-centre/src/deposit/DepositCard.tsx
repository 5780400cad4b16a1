import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { Badge, Heading, KeyValueList, OwnWords, Row, Stack, Text, type Tone } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { Course, type CourseStep } from '../records/Course.tsx'
import type { Deposited, PayTo } from './types.ts'
import { useBonusFacts } from './use-bonus-facts.ts'

const tones: Record<Deposited['status'], Tone> = {
  ...({ CREATED: 'info', PENDING: 'info', APPROVED: 'positive', REJECTED: 'negative', FAILED: 'negative' } as const),
  ...({ EXPIRED: 'warning', CANCELLED: 'neutral', REVERSED: 'negative' } as const),
}

/** The player's slip among the steps, where its time puts it. */
const withSlip = (steps: readonly CourseStep[], title: string, at: string): CourseStep[] => {
  const slip: CourseStep = { title, at, actor: 'PLAYER', isFailed: false, detail: null }
  return [...steps, slip].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

type Fact = { name: string; value: string; isOwn?: boolean }

/** Facts of the operator's bank, which are not translated. */
const payToFacts = ({ bank, accountName, accountNo, memo }: PayTo, name: (id: string) => string): Fact[] =>
  Object.entries({ bank, accountName, accountNo, memo }).map(([id, value]) => ({ name: name(id), value, isOwn: true }))

const shown = ({ name, value, isOwn }: Fact) => ({ name, value: isOwn ? <OwnWords>{value}</OwnWords> : value })

type Props = { deposit: Deposited; children?: ReactNode }

/** One deposit with its amount, state, reason for its end and possible actions. */
export function DepositCard({ deposit, children }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const { refNo, amount, paid, credited, fee, method, status, reason, createdAt, expiresAt, finishedAt } = deposit
  const time = (at: string) => formatDateTime(at, code, brand)
  const name = (id: string) => t(`depositv2.fact.${id}`)
  const isOpen = status === 'CREATED' || status === 'PENDING'
  const bonusFacts = useBonusFacts()
  const isReviewed = isOpen && deposit.slip !== null
  const facts: Fact[] = [
    { name: name('method'), value: method.name },
    { name: name('created'), value: time(createdAt) },
    ...(deposit.next?.type === 'BANK' ? payToFacts(deposit.next, name) : []),
    ...(isOpen && !isReviewed ? [{ name: name('expires'), value: time(expiresAt) }] : []),
    ...(finishedAt ? [{ name: name('finished'), value: time(finishedAt) }] : []),
    ...(Number(fee) > 0 ? [{ name: name('fee'), value: money(fee) }] : []),
    ...(paid ? [{ name: name('paid'), value: money(paid) }] : []),
    ...(credited ? [{ name: name('credited'), value: money(credited) }] : []),
    ...bonusFacts(deposit),
  ]
  const detailOf = (step: Deposited['steps'][number]) => {
    if (step.reason) return t(`depositv2.reason.${step.reason}`)
    const isOther = step.status === 'APPROVED' && paid !== null && paid !== amount
    return isOther ? t('depositv2.paidOther', { amount: money(amount), paid: money(paid) }) : null
  }
  const reached = deposit.steps.map((step) => ({
    ...{ title: t(`depositv2.status.${step.status}`), at: step.at, actor: step.actor },
    isFailed: tones[step.status] === 'negative',
    detail: detailOf(step),
  }))
  const steps = deposit.slip ? withSlip(reached, t('depositv2.slip.sentStep'), deposit.slip.sentAt) : reached
  return (
    <Stack as="article" aria-label={refNo} $gap="2">
      <Row $justify="space-between" $gap="2">
        <Heading level={3} size="card">
          {money(amount)}
        </Heading>
        <Badge $tone={tones[status]}>{t(isReviewed ? 'depositv2.slip.review' : `depositv2.status.${status}`)}</Badge>
      </Row>
      {reason && steps.length === 0 && <Text>{t(`depositv2.reason.${reason}`)}</Text>}
      <KeyValueList
        label={refNo}
        items={[...facts.map(shown), { name: name('reference'), value: <bdi>{refNo}</bdi> }]}
      />
      <Course
        {...{ refNo, steps }}
        facts={[{ name: t('depositv2.amount'), value: money(amount) }, ...facts]}
        nextUpdate={isOpen && !isReviewed ? expiresAt : null}
      >
        {children}
      </Course>
    </Stack>
  )
}
