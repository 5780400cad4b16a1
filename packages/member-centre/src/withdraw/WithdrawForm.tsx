import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { Button, FormActions, Heading, NumberField, Stack } from '@boardwalk/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AccountChoice } from './AccountChoice.tsx'
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx'
import { checkWithdrawal } from './check-withdrawal.ts'
import { Limits } from './Limits.tsx'
import type { Info } from './types.ts'

/** Chooses how much and where to; the player confirms it with the transaction password. */
export function WithdrawForm({ info }: { info: Info }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState('')
  const [amount, setAmount] = useState('')
  const [tries, setTries] = useState(0)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const account = info.accounts.find(({ id }) => id === chosen) ?? info.accounts.find(({ isUsable }) => isUsable)
  const typed = amount.replace(/\.$/, '')
  const problem = checkWithdrawal(typed, info)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
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
            error={tries > 0 && problem ? t(`withdraw.wrong.${problem}`, range) : undefined}
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
          setTries(0)
        }}
      />
    </Stack>
  )
}
