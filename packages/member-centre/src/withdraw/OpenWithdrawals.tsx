import { useWithdrawalsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Button, Heading, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import type { Withdrawn } from './types.ts'
import { WithdrawalCard } from './WithdrawalCard.tsx'

/** Without the live stream an open withdrawal is asked for this often. */
const POLL_MS = 10_000
const MOST = 20

/** Withdrawals with a next step to come. One that was paid out asks whether it arrived. */
export function OpenWithdrawals() {
  const { t } = useTranslation('member-centre')
  const [asked, setAsked] = useState<Withdrawn | null>(null)
  const [isWaiting, setWaiting] = useState(true)
  const write = useWrite('receiveWithdrawal', 'receipt')
  const query = useWithdrawalsQuery(
    { state: 'OPEN', pageNo: 1, pageSize: MOST },
    { pollingInterval: isWaiting ? POLL_MS : 0, skipPollingIfUnfocused: true },
  )
  const list = query.currentData?.list
  if (list && isWaiting !== list.length > 0) setWaiting(list.length > 0)
  // An answer whose outcome is unknown opens the dialog of its withdrawal again.
  const unknown = write.phase === 'unknown' ? list?.find(({ refNo }) => refNo === write.body?.refNo) : undefined
  const shown = asked ?? unknown
  return (
    <>
      <PageView query={query} skeleton={<ListSkeleton />}>
        {({ list: open }) =>
          open.length > 0 && (
            <Stack as="section" $gap="4">
              <Heading level={2} size="section">
                {t('withdraw.open')}
              </Heading>
              {open.map((withdrawal) => (
                <WithdrawalCard key={withdrawal.refNo} withdrawal={withdrawal}>
                  {withdrawal.status === 'PAID_OUT' && (
                    <Button size="small" variant="solid" onClick={() => setAsked(withdrawal)}>
                      {t('withdraw.receipt.open')}
                    </Button>
                  )}
                </WithdrawalCard>
              ))}
            </Stack>
          )
        }
      </PageView>
      {shown && <ReceiptDialog key={shown.refNo} withdrawal={shown} write={write} onClose={() => setAsked(null)} />}
    </>
  )
}
