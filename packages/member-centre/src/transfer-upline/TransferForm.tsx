import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { checkOutgoing } from '@boardwalk/shell/page-kit'
import { Button, FormActions, Heading, NumberField, Stack, TextField } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { useTries } from '../records/use-tries.ts'
import { ConfirmTransfer } from './ConfirmTransfer.tsx'
import { Limits } from './Limits.tsx'
import type { Info } from './types.ts'

const MAX_REMARK = 60

/** Chooses how much; the player confirms the recipient with the transaction password. */
export function TransferForm({ info, recipient }: { info: Info; recipient: string }) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const { form, isTried, count, reset } = useTries()
  const [amount, setAmount] = useState('')
  const [remark, setRemark] = useState('')
  const [isAsking, setAsking] = useState(false)
  const typed = amount.replace(/\.$/, '')
  const problem = checkOutgoing(typed, info)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    count()
    if (!problem) setAsking(true)
  }
  const close = (isDone: boolean) => {
    setAsking(false)
    if (!isDone) return
    setAmount('')
    setRemark('')
    reset()
  }
  const range = { min: money(info.min), max: money(info.max) }
  const note = remark.trim()
  return (
    <Stack as="section" $gap="4">
      <Heading level={2} size="section">
        {t('transferUpline.new')}
      </Heading>
      <Limits info={info} recipient={recipient} />
      <Stack as="form" ref={form} $gap="4" noValidate onSubmit={ask} aria-label={t('transferUpline.new')}>
        <NumberField
          label={t('transferUpline.amount')}
          hint={t('transferUpline.wrong.range', range)}
          error={isTried && problem ? t(`transferUpline.wrong.${problem}`, range) : undefined}
          value={amount}
          decimals={2}
          maxLength={13}
          required
          onChange={setAmount}
        />
        <TextField
          label={t('transferUpline.remark')}
          hint={t('transferUpline.remarkHint')}
          value={remark}
          maxLength={MAX_REMARK}
          autoComplete="off"
          onChange={({ target }) => setRemark(target.value)}
        />
        <FormActions>
          <Button type="submit" variant="solid">
            {t('transferUpline.submit')}
          </Button>
        </FormActions>
      </Stack>
      <ConfirmTransfer
        order={isAsking ? { amount: typed, recipient, ...(note && { remark: note }) } : null}
        onClose={close}
      />
    </Stack>
  )
}
