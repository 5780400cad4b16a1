import { useTranslation } from '@boardwalk/i18n'
import { Button, Row, Text } from '@boardwalk/ui'
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
  const words = t('search.only', { account: only })
  return {
    controls: (
      <Row $gap="2">
        <Text $weight="medium">{words}</Text>
        <Button variant="outline" onClick={() => ask({ only: '', account: '' })}>
          {t('search.all')}
        </Button>
      </Row>
    ),
    chosen: [words],
  }
}
