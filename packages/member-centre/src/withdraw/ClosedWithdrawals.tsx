import { useWithdrawalsQuery } from '@boardwalk/api-client/centres'
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
import { WithdrawalCard } from './WithdrawalCard.tsx'

const PAGE_SIZE = 10
/** The server answers no page past the 10,000th withdrawal. */
const question = defineQuestion({ page: pageUpTo(10_000 / PAGE_SIZE) })

/** Withdrawals that are finished, newest first. */
export function ClosedWithdrawals() {
  const { t } = useTranslation('member-centre')
  const { asked, ask } = useQuestion(question)
  const query = useWithdrawalsQuery({ state: 'CLOSED', pageNo: asked.page, pageSize: PAGE_SIZE })
  const beyond = {
    ...{ title: t('page-kit:record.beyond'), hint: t('page-kit:record.beyondHint') },
    action: <Button onClick={() => ask({ page: 1 })}>{t('page-kit:record.first')}</Button>,
  }
  const none = { title: t('withdraw.empty'), hint: t('withdraw.emptyHint') }
  return (
    <Stack as="section" $gap="4">
      <Heading level={2} size="section">
        {t('withdraw.past')}
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
              {items.map((withdrawal) => (
                <WithdrawalCard key={withdrawal.refNo} withdrawal={withdrawal} />
              ))}
              <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
            </Stack>
          )
        }}
      </PageView>
    </Stack>
  )
}
