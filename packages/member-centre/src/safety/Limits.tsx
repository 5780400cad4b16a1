import { useLimitsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { ZoneNote } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView, WriteDialog } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Heading, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { ActivityTable } from './ActivityTable.tsx'
import { CheckInterval } from './CheckInterval.tsx'
import { LimitCard } from './LimitCard.tsx'
import { LimitForm } from './LimitForm.tsx'
import { type Change, useFigures } from './use-figures.ts'

const nothing: Change = { kind: 'LOSS', window: 'DAY', value: null }

/** A player's limits and the interval of the reality check. */
export function Limits() {
  const { t } = useTranslation('safety')
  const query = useLimitsQuery({})
  const write = useWrite('setLimit', 'limit')
  const [change, setChange] = useState<Change | null>(null)
  const { change: words } = useFigures()
  return (
    <>
      <PageView query={query} skeleton={<ListSkeleton />}>
        {({ limits, realityCheck }) => (
          <Stack $gap="5">
            <Text>{t('limits.intro')}</Text>
            <Heading level={2} size="section">
              {t('limits.yours')}
            </Heading>
            {limits.length === 0 && <Text $tone="muted">{t('limits.none')}</Text>}
            {limits.map((limit) => (
              <LimitCard key={`${limit.kind} ${limit.window}`} limit={limit} onChange={setChange} />
            ))}
            <Heading level={2} size="section">
              {t('limits.new')}
            </Heading>
            <LimitForm onChange={setChange} />
            <Heading level={2} size="section">
              {t('check.title')}
            </Heading>
            <CheckInterval minutes={realityCheck.minutes} />
            <ActivityTable />
            <ZoneNote />
          </Stack>
        )}
      </PageView>
      <WriteDialog
        isOpen={change !== null}
        onClose={() => setChange(null)}
        write={write}
        body={change ?? nothing}
        title={t('ask.title')}
        confirmLabel={t('ask.save')}
        done={() => t('ask.done')}
      >
        {(body) => <Text>{words(body)}</Text>}
      </WriteDialog>
    </>
  )
}
