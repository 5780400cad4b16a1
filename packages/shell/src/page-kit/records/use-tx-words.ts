import type { Tx } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useVendorName } from '../../site/use-vendor-name.ts'

/** Wallets of every member, as records name them; any other is the code of a provider. */
export const wallets = ['MAIN', 'BONUS', 'HOLD', 'DEBT'] as const

const isOwn = (wallet: string) => wallets.some((own) => own === wallet)

/** Kind, reason and place of a ledger entry in the reader's language. */
export function useTxWords() {
  const { t } = useTranslation('page-kit')
  const vendorName = useVendorName()
  return {
    kindOf: ({ kind }: Pick<Tx, 'kind'>) => t(`kind.${kind}`),
    reasonOf: ({ reason }: Pick<Tx, 'reason'>) => t(`reason.${reason}`),
    walletOf: (wallet: string) => (isOwn(wallet) ? t(`wallet.${wallet}`) : vendorName(wallet)),
  }
}
