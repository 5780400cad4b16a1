import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage } from '@boardwalk/shell/feature'
import { Button, RadioGroup, Row, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { AddAccount } from './AddAccount.tsx'
import { RemoveAccount } from './RemoveAccount.tsx'
import type { Account, Info } from './types.ts'

type Props = { info: Info; value: string; onChange: (id: string) => void }

/** The accounts of the player, and the ways to add and to remove one. */
export function AccountChoice({ info: { accounts, maxAccounts }, value, onChange }: Props) {
  const { t } = useTranslation('member-centre')
  const brand = useBrand()
  const { code } = useLanguage()
  const [asked, setAsked] = useState<'add' | 'remove' | null>(null)
  const chosen = accounts.find(({ id }) => id === value)
  const hintOf = ({ holder, usableFrom, isUsable }: Account) =>
    isUsable ? holder : `${holder}. ${t('withdraw.account.from', { time: formatDateTime(usableFrom, code, brand) })}`
  return (
    <Stack $gap="3">
      {accounts.length > 0 ? (
        <RadioGroup
          label={t('withdraw.account.title')}
          options={accounts.map((account) => ({
            ...{ value: account.id, label: `${account.bankName} ${account.masked}`, hint: hintOf(account) },
            isDisabled: !account.isUsable,
          }))}
          value={value}
          onChange={onChange}
        />
      ) : (
        <Text>{t('withdraw.account.none')}</Text>
      )}
      <Row $gap="2">
        {accounts.length < maxAccounts && (
          <Button variant="outline" size="small" onClick={() => setAsked('add')}>
            {t('withdraw.account.add')}
          </Button>
        )}
        {chosen && (
          <Button variant="ghost" size="small" onClick={() => setAsked('remove')}>
            {t('withdraw.account.remove')}
          </Button>
        )}
      </Row>
      <AddAccount isOpen={asked === 'add'} onClose={() => setAsked(null)} />
      <RemoveAccount account={asked === 'remove' ? chosen : undefined} onClose={() => setAsked(null)} />
    </Stack>
  )
}
