import type { AccountBrief } from '@boardwalk/api-client/contract'
import { useTranslation } from '@boardwalk/i18n'
import { Breadcrumbs } from '@boardwalk/ui'

type Way = readonly Pick<AccountBrief, 'id' | 'account'>[]
/** `path` is unknown while it loads, and where the account `under` is not found. */
type Props = { under: string; path: Way | undefined; onOpen: (account: string) => void }

/** The way from the agent down to the open account. Each step leads back to its level. */
export function TeamPath({ under, path, onOpen }: Props) {
  const { t } = useTranslation('agent-centre')
  const way: Way = path ?? [{ id: under, account: under }]
  const levels = way.map(({ id, account }) => ({ id, label: account, onOpen: () => onOpen(account) }))
  const mine = { id: 'mine', label: t('team.mine'), onOpen: () => onOpen('') }
  return <Breadcrumbs label={t('team.path')} items={[mine, ...levels]} />
}
