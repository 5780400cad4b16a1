import type { Tx } from '@boardwalk/api-client'
import { formatExactTime, useTranslation } from '@boardwalk/i18n'
import { KeyValueList, Row, Stack } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { useBrand } from '../../app/storefront-context.ts'
import { useLanguage } from '../../settings/use-language.ts'
import { CopyNumber } from './CopyNumber.tsx'
import { useTxWords } from './use-tx-words.ts'

/** Details of one entry: the exact time, the wallet, and the reference numbers; `children` are its further actions. */
export function EntryFacts({ entry, children }: { entry: Tx; children?: ReactNode }) {
  const { t } = useTranslation('page-kit')
  const { walletOf } = useTxWords()
  const { refNo, relatedNo, remark, wallet } = entry
  const name = (id: string) => t(`entry.column.${id}`)
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
        {children}
        {relatedNo && <CopyNumber text={relatedNo} label={t('bet.copyBet')} />}
        <CopyNumber text={refNo} label={t('entry.copyReference')} />
      </Row>
    </Stack>
  )
}

/** Shown to the second, because an account may have many entries in a minute. */
function useExactTime({ time }: Tx) {
  const brand = useBrand()
  const { code } = useLanguage()
  return formatExactTime(time, code, brand)
}
