import { useTranslation } from '@boardwalk/i18n'
import { useMoney } from '@boardwalk/shell/feature'
import { WriteDialog } from '@boardwalk/shell/page-kit'
import { useWrite } from '@boardwalk/shell/write'
import { Button, FormActions, Heading, Stack, Text } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { useTries } from '../records/use-tries.ts'
import { AmountField } from './AmountField.tsx'
import { checkAmount } from './check-amount.ts'
import { LimitNote } from './LimitNote.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { PayLink } from './PayLink.tsx'
import type { Deposited, Methods, Order } from './types.ts'
import { useRefusal } from './use-refusal.ts'

/** Chooses how and how much; the player confirms it before anything is sent. */
export function DepositForm({ list, rgLimit }: Methods) {
  const { t } = useTranslation('member-centre')
  const [methodId, setMethod] = useState('')
  const [amount, setAmount] = useState('')
  const { form, isTried, count } = useTries()
  const [order, setOrder] = useState<Order | null>(null)
  const method = list.find((each) => each.methodId === methodId) ?? list.find(({ status }) => status === 'UP')
  if (!method) return null
  const problem = checkAmount(amount, method, rgLimit)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    count()
    if (!problem) setOrder({ methodId: method.methodId, amount })
  }
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t('depositv2.new')}
      </Heading>
      <LimitNote limit={rgLimit} />
      <Stack as="form" ref={form} $gap="4" noValidate onSubmit={ask}>
        <MethodChoice methods={list} value={method.methodId} onChange={setMethod} />
        <AmountField method={method} value={amount} problem={isTried ? problem : null} onChange={setAmount} />
        <FormActions>
          <Button type="submit" variant="solid">
            {t('depositv2.submit')}
          </Button>
        </FormActions>
      </Stack>
      <Confirm order={order} list={list} onClose={() => setOrder(null)} />
    </Stack>
  )
}

type ConfirmProps = Pick<Methods, 'list'> & { order: Order | null; onClose: () => void }

function Confirm({ order, list, onClose }: ConfirmProps) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const refusal = useRefusal()
  const write = useWrite('createDeposit', 'deposit')
  const nameOf = (methodId: string) => list.find((each) => each.methodId === methodId)?.name ?? methodId
  return (
    <WriteDialog
      isOpen={order !== null || write.phase === 'unknown'}
      onClose={onClose}
      write={write}
      body={order ?? { methodId: '', amount: '0.00' }}
      title={t('depositv2.ask')}
      confirmLabel={t('depositv2.submit')}
      refusal={refusal}
      done={(made) => <Made made={made} />}
    >
      {(body) => <Text>{t('depositv2.confirm', { amount: money(body.amount), name: nameOf(body.methodId) })}</Text>}
    </WriteDialog>
  )
}

function Made({ made }: { made: Deposited }) {
  const { t } = useTranslation('member-centre')
  return (
    <Stack $gap="2">
      <span>{t(made.next ? 'depositv2.madeNext' : 'depositv2.made', { refNo: made.refNo })}</span>
      <PayLink deposit={made} />
    </Stack>
  )
}
