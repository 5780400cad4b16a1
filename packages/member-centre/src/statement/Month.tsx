import { useStatementQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage } from '@boardwalk/shell/feature'
import { ListSkeleton, monthName, PageView, useToday } from '@boardwalk/shell/page-kit'
import { Select, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { RecordNote } from '../records/RecordNote.tsx'
import { lastMonths } from './months.ts'
import { Stated } from './Stated.tsx'

/** Chooses one of the last twelve months, and states it. */
export function Month() {
  const { t } = useTranslation('member-centre')
  const { bcp47 } = useLanguage()
  const months = lastMonths(useToday())
  const [chosen, choose] = useState<string | null>(null)
  const month = chosen ?? months[0] ?? ''
  const query = useStatementQuery({ month })
  return (
    <Stack $gap="4">
      <Select
        label={t('statement.month')}
        value={month}
        options={months.map((value) => ({ value, label: monthName(bcp47, `${value}-01`) }))}
        onChange={({ target }) => choose(target.value)}
      />
      <RecordNote />
      <PageView query={query} skeleton={<ListSkeleton />}>
        {(answer) => <Stated statement={answer} isRunning={month === months[0]} />}
      </PageView>
    </Stack>
  )
}
