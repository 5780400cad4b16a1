import type { Tx } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { EntryFacts } from '@boardwalk/shell/page-kit'
import { Button } from '@boardwalk/ui'

type Props = { entry: Tx; onWallet: (wallet: string) => void }

/** Details of one entry, and the way to the others of its wallet. */
export function EntryDetail({ entry, onWallet }: Props) {
  const { t } = useTranslation('member-centre')
  return (
    <EntryFacts entry={entry}>
      <Button variant="ghost" size="small" onClick={() => onWallet(entry.wallet)}>
        {t('transactionHistory.onlyWallet')}
      </Button>
    </EntryFacts>
  )
}
