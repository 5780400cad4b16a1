import { useDepositsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import {
  defineQuestion,
  ListSkeleton,
  PageNumbers,
  PageView,
  pageOf,
  pageUpTo,
  useQuestion,
} from '@boardwalk/shell/page-kit'
import { Button, Heading, Stack } from '@boardwalk/ui'
import { DepositCard } from './DepositCard.tsx'

const PAGE_SIZE = 10
/** The server has no page past the 10,000th deposit. */
const question = defineQuestion({ page: pageUpTo(10_000 / PAGE_SIZE) })

/** Deposits that are finished, newest first. */
export function ClosedDeposits() {
  const { t } = useTranslation('member-centre')
  const { asked, ask } = useQuestion(question)
  const query = useDepositsQuery({ state: 'CLOSED', pageNo: asked.page, pageSize: PAGE_SIZE })
  const beyond = {
    ...{ title: t('page-kit:record.beyond'), hint: t('page-kit:record.beyondHint') },
    action: <Button onClick={() => ask({ page: 1 })}>{t('page-kit:record.first')}</Button>,
  }
  const none = { title: t('depositv2.empty'), hint: t('depositv2.emptyHint') }
  return (
    <Stack as="section" $gap="4">
      <Heading level={2} size="section">
        {t('depositv2.past')}
      </Heading>
      <PageView
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={asked.page > 1 ? beyond : none}
        skeleton={<ListSkeleton />}
      >
        {(answer) => {
          const { items, page, totalPages } = pageOf.numbered(answer)
          return (
            <Stack $gap="5">
              {items.map((deposit) => (
                <DepositCard key={deposit.refNo} deposit={deposit} />
              ))}
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}
