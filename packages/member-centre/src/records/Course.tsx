import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { CopyNumber } from '@boardwalk/shell/page-kit'
import { Button, DownloadIcon, download, Row, Stack, Timeline, type TimelineEvent } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { caseDocument } from './case-document.ts'

export type CourseStep = {
  title: string
  at: string
  actor: 'PLAYER' | 'MEMBER' | 'OPERATOR' | 'PROVIDER' | 'SYSTEM'
  isFailed: boolean
  /** The reason, or the missing step. */
  detail: string | null
}
type Props = {
  refNo: string
  facts: readonly { name: string; value: string }[]
  steps: readonly CourseStep[]
  /** By when the next step is due; null when it is finished. */
  nextUpdate: string | null
  children?: ReactNode
}

/** The course of a deposit, withdrawal or transfer: each state with its time, who acted and why; saved as one file on request. */
export function Course({ refNo, facts, steps, nextUpdate, children }: Props) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code, bcp47, dir } = useLanguage()
  const time = (at: string) => formatDateTime(at, code, brand)
  const detailOf = ({ detail }: CourseStep, index: number) => {
    const isCurrent = index === steps.length - 1 && nextUpdate !== null
    return [detail, isCurrent ? t('course.next', { time: time(nextUpdate) }) : null].filter(Boolean).join(' ')
  }
  const events = steps.map((step, index): TimelineEvent => {
    const isCurrent = index === steps.length - 1 && nextUpdate !== null
    return {
      ...{ id: `${index}`, title: step.title, stateLabel: t(`course.actor.${step.actor}`) },
      ...{ time: time(step.at), dateTime: step.at, detail: detailOf(step, index) },
      state: step.isFailed ? 'failed' : isCurrent ? 'current' : 'done',
    }
  })
  const save = () => {
    const text = caseDocument({
      ...{ bcp47, dir, title: t('course.title', { refNo }), note: t('notRealMoney') },
      facts: [...facts, { name: t('withdraw.fact.reference'), value: refNo }],
      heads: [t('course.step'), t('course.time'), t('course.who'), t('course.detail')],
      rows: steps.map((step, index) => [
        ...[step.title, time(step.at), t(`course.actor.${step.actor}`), detailOf(step, index)],
      ]),
    })
    download(new Blob([text], { type: 'text/html;charset=utf-8' }), `${refNo}.html`)
  }
  return (
    <Stack $gap="2">
      {steps.length > 0 && <Timeline label={t('course.title', { refNo })} events={events} />}
      <Row $gap="2" $justify="end">
        {children}
        <Button variant="ghost" size="small" icon={<DownloadIcon size={18} />} onClick={save}>
          {t('course.save')}
        </Button>
        <CopyNumber text={refNo} label={t('page-kit:entry.copyReference')} />
      </Row>
    </Stack>
  )
}
