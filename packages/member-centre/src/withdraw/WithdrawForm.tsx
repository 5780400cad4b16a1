import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { checkOutgoing } from '@boardwalk/shell/page-kit'
import { Button, FormActions, Heading, NumberField, Stack } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { useTries } from '../records/use-tries.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { Limits } from './Limits.tsx'
import type { Info } from './types.ts'

/** Chooses how much and where to; the player confirms it with the transaction password. */
export function WithdrawForm({ info }: { info: Info }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const [chosen, setChosen] = useState('')
  const [amount, setAmount] = useState('')
  const { form, isTried, count, reset } = useTries()
  const [isAsking, setAsking] = useState(false)
  const account = info.accounts.find(({ id }) => id === chosen) ?? info.accounts.find(({ isUsable }) => isUsable)
  const typed = amount.replace(/\.$/, '')
  const problem = checkOutgoing(typed, info)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    count()
    if (!problem && account) setAsking(true)
  }
  const range = { min: money(info.min), max: money(info.max) }
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('withdraw.new')}
      </Heading>
      <Limits info={info} />
      <AccountChoice info={info} value={account?.id ?? ''} onChange={setChosen} />
      {account && (
        <Stack as="form" ref={form} $gap="4" noValidate onSubmit={ask} aria-label={t('withdraw.new')}>
          <NumberField
            label={t('withdraw.amount')}
            hint={t('withdraw.wrong.range', range)}
            error={isTried && problem ? t(`withdraw.wrong.${problem}`, range) : undefined}
            value={amount}
            decimals={2}
            maxLength={13}
            required
            onChange={setAmount}
          />
          <FormActions>
            <Button type="submit" variant="solid">
              {t('withdraw.submit')}
            </Button>
          </FormActions>
        </Stack>
      )}
      <ConfirmWithdrawal
        order={isAsking && account ? { amount: typed, accountId: account.id } : null}
        accounts={info.accounts}
        onClose={(isDone) => {
          setAsking(false)
          if (!isDone) return
          setAmount('')
          reset()
        }}
      />
    </Stack>
  )
}
