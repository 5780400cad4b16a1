import { useDownlineQuery } from '@boardwalk/api-client/centres'
import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { KeyValueList, OwnWords, Stack } from '@boardwalk/ui'
import { contractKinds } from '../contracts/kinds.ts'
import { percentOf } from '../contracts/rate.ts'
import type { Downline, DownlineFull } from './downline.ts'
import { NoteForm } from './NoteForm.tsx'
import { RebateForm } from './RebateForm.tsx'

type Props = { row: Downline; mayWrite: boolean }

/** An account of the team: dates, masked contacts, contracts, and the settings open to its agent. */
export function DownlineDetail({ row, mayWrite }: Props) {
  const query = useDownlineQuery({ id: row.id })
  return (
    <PageView query={query} skeleton={<ListSkeleton />}>
      {(full) => (
        <Stack $gap="3">
          <Facts {...{ row, full }} />
          {mayWrite && full.rebateRange && <RebateForm row={row} range={full.rebateRange} />}
          {mayWrite && <NoteForm row={row} />}
        </Stack>
      )}
    </PageView>
  )
}

function Facts({ row, full }: { row: Downline; full: DownlineFull }) {
  const { lastLoginAt, registeredAt, profile, contracts, remark } = full
  const { t } = useTranslation('agent-centre')
  const { code } = useLanguage()
  const brand = useBrand()
  const time = (at: string | null) => (at === null ? '–' : formatDateTime(at, code, brand))
  const held = contractKinds.flatMap((kind) => {
    const status = contracts[kind]
    return status ? [{ name: t(`contract.title.${kind}`), value: t(`contract.status.${status}`) }] : []
  })
  const contacts = (['nickname', 'mobile', 'email'] as const).flatMap((name) =>
    profile[name] ? [{ name: t(`profile.${name}`), value: <bdi>{profile[name]}</bdi> }] : [],
  )
  return (
    <KeyValueList
      items={[
        { name: t('column.rebate'), value: `${percentOf(row.rebate)}%` },
        { name: t('column.lastLogin'), value: time(lastLoginAt) },
        { name: t('column.registered'), value: time(registeredAt) },
        ...contacts,
        ...held,
        ...(remark ? [{ name: t('note.label'), value: <OwnWords>{remark}</OwnWords> }] : []),
      ]}
    />
  )
}
