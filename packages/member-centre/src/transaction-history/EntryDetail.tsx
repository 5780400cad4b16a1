import type { Tx } from '@boardwalk/api-client'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Button, KeyValueList, Row, Stack } from '@boardwalk/ui'
import { CopyNumber } from '../records/CopyNumber.tsx'
import { useTxWords } from '../records/use-tx-words.ts'

type Props = { entry: Tx; onWallet: (wallet: string) => void }

/** Details of one entry: the exact time, the wallet, and the reference numbers for customer service. */
export function EntryDetail({ entry, onWallet }: Props) {
  const { t } = useTranslation('member-centre')
  const { walletOf } = useTxWords()
  const { refNo, relatedNo, remark, wallet } = entry
  const name = (id: string) => t(`transactionHistory.column.${id}`)
  return (
    <Stack $gap="3">
      <KeyValueList
        label={refNo}
        items={[
          { name: name('when'), value: useExactTime(entry) },
          { name: name('wallet'), value: walletOf(wallet) },
          ...(remark ? [{ name: name('game'), value: remark }] : []),
          { name: name('reference'), value: <bdi>{refNo}</bdi> },
          ...(relatedNo ? [{ name: name('bet'), value: <bdi>{relatedNo}</bdi> }] : []),
        ]}
      />
      <Row $gap="2" $justify="end">
        <Button variant="ghost" size="small" onClick={() => onWallet(wallet)}>
          {t('transactionHistory.onlyWallet')}
        </Button>
        {relatedNo && <CopyNumber text={relatedNo} label={t('transactionHistory.copyBet')} />}
        <CopyNumber text={refNo} label={t('transactionHistory.copyReference')} />
      </Row>
    </Stack>
  )
}

/** Shown to the second, because a member may have many entries in a minute. */
function useExactTime({ time }: Tx) {
  const brand = useBrand()
  const { code } = useLanguage()
  return formatExactTime(time, code, brand)
}
