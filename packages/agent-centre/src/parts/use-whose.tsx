import { useTranslation } from '@boardwalk/i18n'
import { CloseIcon, IconButton, TextField } from '@boardwalk/ui'
import { AccountSearch } from './AccountSearch.tsx'
import type { Whose } from './whose.ts'

type Asking = { asked: Whose; ask: (changes: Partial<Whose>) => void }

/** Filter by account: a search, or the single account that another page opened. */
export function useWhose({ asked: { account, only }, ask }: Asking) {
  const { t } = useTranslation('agent-centre')
  if (!only)
    return {
      controls: <AccountSearch key={account} value={account} onSearch={(next) => ask({ account: next })} />,
      chosen: account ? [t('search.begins', { account })] : [],
    }
  return {
    controls: (
      <TextField
        label={t('column.account')}
        value={only}
        readOnly
        suffix={
          <IconButton label={t('search.all')} onClick={() => ask({ only: '', account: '' })}>
            <CloseIcon size={20} />
          </IconButton>
        }
      />
    ),
    chosen: [t('search.only', { account: only })],
  }
}
