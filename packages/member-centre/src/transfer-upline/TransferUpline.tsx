import { useTransferInfoQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { Stack } from '@boardwalk/ui'
import { RecordNote } from '../records/RecordNote.tsx'
import { useRefetchOnMoney } from '../records/use-refetch-on-money.ts'
import { ToDownline } from './ToDownline.tsx'
import { TransferForm } from './TransferForm.tsx'
import { TransferList } from './TransferList.tsx'

/** Transfers play money to the upline, and lists the transfers of the last days. */
export function TransferUpline() {
  const { t } = useTranslation('member-centre')
  const query = useTransferInfoQuery({})
  useRefetchOnMoney(query.refetch)
  return (
    <Stack $gap="6">
      <RecordNote />
      <PageView
        query={query}
        isEmpty={({ upline }) => upline === null}
        empty={{ title: t('transferUpline.closed'), hint: t('transferUpline.closedHint') }}
        skeleton={<ListSkeleton />}
      >
        {(info) => info.upline && <TransferForm info={info} recipient={info.upline.accountMasked} />}
      </PageView>
      {query.data?.toDownline && <ToDownline />}
      <TransferList />
    </Stack>
  )
}
