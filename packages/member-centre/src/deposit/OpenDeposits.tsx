import { useDepositsQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { ListSkeleton, PageView, WriteDialog } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Button, Heading, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { DepositCard } from './DepositCard.tsx'
import { PayLink } from './PayLink.tsx'
import { SlipButton, takesSlip } from './SlipButton.tsx'
import { SlipDialog } from './SlipDialog.tsx'

/** Interval of polling an open deposit without the live stream. */
const POLL_MS = 10_000
/** More than may be open at once. */
const MOST = 20

/** Deposits that wait for a payment; they stay here until the second step is done. */
export function OpenDeposits() {
  const { t } = useTranslation('member-centre')
  const [refNo, setRefNo] = useState<string | null>(null)
  const [slipOf, setSlipOf] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(true)
  const query = useDepositsQuery(
    { state: 'OPEN', pageNo: 1, pageSize: MOST },
    { pollingInterval: isWaiting ? POLL_MS : 0, skipPollingIfUnfocused: true },
  )
  const slip = useWrite('sendSlip', 'slip')
  const count = query.currentData?.list.length
  // One slip is sent at a time: until its outcome was read, the dialog is that of its deposit.
  const shownSlip = slip.phase === 'idle' ? slipOf : (slip.body?.refNo ?? slipOf)
  if (count !== undefined && isWaiting !== count > 0) setWaiting(count > 0)
  return (
    <>
      <PageView query={query} skeleton={<ListSkeleton />}>
        {({ list }) =>
          list.length > 0 && (
            <Stack as="section" $gap="4">
              <Heading level={2} size="section">
                {t('depositv2.open.title')}
              </Heading>
              {list.map((deposit) => (
                <DepositCard key={deposit.refNo} deposit={deposit}>
                  <PayLink deposit={deposit} />
                  {takesSlip(deposit) && <SlipButton deposit={deposit} onPress={() => setSlipOf(deposit.refNo)} />}
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={t('depositv2.open.cancelOne', { refNo: deposit.refNo })}
                    onClick={() => setRefNo(deposit.refNo)}
                  >
                    {t('depositv2.open.cancel')}
                  </Button>
                </DepositCard>
              ))}
            </Stack>
          )
        }
      </PageView>
      {shownSlip && (
        <SlipDialog
          key={shownSlip}
          refNo={shownSlip}
          isOpen={slipOf !== null}
          write={slip}
          onClose={() => setSlipOf(null)}
        />
      )}
      <Cancel refNo={refNo} onClose={() => setRefNo(null)} />
    </>
  )
}

function Cancel({ refNo, onClose }: { refNo: string | null; onClose: () => void }) {
  const { t } = useTranslation('member-centre')
  const write = useWrite('cancelDeposit', 'cancel-deposit')
  return (
    <WriteDialog
      isOpen={refNo !== null}
      onClose={onClose}
      write={write}
      body={{ refNo: refNo ?? '' }}
      title={t('depositv2.open.ask')}
      confirmLabel={t('depositv2.open.cancel')}
      done={() => t('depositv2.open.cancelled')}
    >
      {(body) => <Text>{t('depositv2.open.confirm', { refNo: body.refNo })}</Text>}
    </WriteDialog>
  )
}
