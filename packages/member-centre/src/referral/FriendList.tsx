import type { Endpoints, Value } from '@boardwalk/api-client'
import { useReferralListQuery } from '@boardwalk/api-client/centres'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import {
  defineQuestion,
  ListSkeleton,
  PageNumbers,
  PageView,
  pageOf,
  pageUpTo,
  toFirstPage,
  useEmptyState,
  useQuestion,
  useTableLabels,
} from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { type Column, PageTable } from '@boardwalk/ui/table'
import { SecondLevel } from './SecondLevel.tsx'
import { useFriendWords } from './use-friend-words.ts'

type Row = Value<Endpoints['referralList']>['list'][number]

const PAGE_SIZE = 20
const question = defineQuestion({ page: pageUpTo(10_000 / PAGE_SIZE) })
const rowKey = ({ id }: Row) => id
const rowName = ({ accountMasked }: Row) => accountMasked

/** Friends, newest first; the details of one are the friends of that friend. */
export function FriendList({ need }: { need: string }) {
  const { t } = useTranslation('member-centre')
  const { asked, ask } = useQuestion(question)
  const query = useReferralListQuery({ pageNo: asked.page, pageSize: PAGE_SIZE })
  const labels = useTableLabels()
  const columns = useColumns(need)
  const first = toFirstPage(asked.page, (page) => ask({ page }))
  const empty = useEmptyState()(first ? 'page-kit:record.beyond' : 'member-centre:referral.empty', first)
  return (
    <PageView query={query} isEmpty={({ list }) => list.length === 0} empty={empty} skeleton={<ListSkeleton />}>
      {(answer) => {
        const { items, page, totalPages } = pageOf.numbered(answer)
        return (
          <Stack $gap="4">
            <PageTable
              title={t('referral.list')}
              {...{ columns, rows: items, rowKey, rowName, labels }}
              rowDetail={(row) => <SecondLevel friend={row} need={need} />}
            />
            <PageNumbers page={page} totalPages={totalPages} onPage={(next) => ask({ page: next })} />
          </Stack>
        )
      }}
    </PageView>
  )
}

function useColumns(need: string): Column<Row>[] {
  const { t } = useTranslation('member-centre')
  const friend = useFriendWords(need)
  const header = (id: 'account' | 'joined' | 'reward' | 'second') => ({
    ...{ id, header: t(`referral.${id}`), isSortable: false },
  })
  return [
    { ...header('account'), value: rowName, card: 'title' },
    { ...header('joined'), value: (row) => friend.joined(row) },
    { ...header('reward'), value: (row) => friend.reward(row), card: 'state' },
    { ...header('second'), kind: 'number', value: ({ invited }) => formatCount(invited) },
  ]
}
