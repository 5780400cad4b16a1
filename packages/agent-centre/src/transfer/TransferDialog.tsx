import { useTransferInfoQuery } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { useMoney } from '@boardwalk/shell/feature'
import { checkOutgoing, PayPasswordField, WriteDialog } from '@boardwalk/shell/page-kit'
import { usePaidWrite, useWrite } from '@boardwalk/shell/write'
import { KeyValueList, NumberField, Text, TextField } from '@boardwalk/ui'
import { useState } from 'react'
import { useProof } from './use-proof.ts'
import { useRefusal } from './use-refusal.ts'

type Props = { account: string; onClose: () => void }
const blank = { amount: '', remark: '', password: '' }

/** Transfers play money to an account below the agent: amount, the name to confirm, the transaction password. */
export function TransferDialog({ account, onClose }: Props) {
  const { t } = useTranslation('agent-centre')
  const money = useMoney()
  const refusal = useRefusal()
  const { data: info } = useTransferInfoQuery({})
  const [typed, setTyped] = useState(blank)
  const change = (field: keyof typeof blank) => (value: string) => setTyped({ ...typed, [field]: value })
  const amount = typed.amount.replace(/\.$/, '')
  const problem = info ? checkOutgoing(amount, info) : null
  const { stepUp, write: proved } = useProof(useWrite('transferDownline', `transfer ${account}`))
  const isGood = info !== undefined && problem === null && typed.password !== ''
  const { write, isTried } = usePaidWrite(proved, isGood, { password: typed.password })
  const title = t('transfer.title')
  if (stepUp.waiting)
    return (
      <StepUpDialog {...{ stepUp, title, onClose }}>
        <Text>{title}</Text>
      </StepUpDialog>
    )
  const facts = info && {
    range: { min: money(info.min), max: money(info.max) },
    funds: { max: money(info.available) },
    day: { max: money(info.amountLeft) },
  }
  const remark = typed.remark.trim()
  return (
    <WriteDialog
      isOpen
      {...{ write, title, onClose }}
      refusal={(error) => (error.code === 'STEP_UP_REQUIRED' ? '' : refusal(error))}
      body={{ account, amount, password: typed.password, ...(remark && { remark }) }}
      isReady={info !== undefined}
      confirmLabel={t('transfer.submit')}
      done={({ recipient, amount: sent, refNo }) => t('transfer.done', { name: recipient, amount: money(sent), refNo })}
    >
      {(body) => (
        <>
          <KeyValueList
            items={[
              { name: t('transfer.who'), value: <bdi>{body.account}</bdi> },
              { name: t('transfer.available'), value: info ? money(info.available) : '–' },
              {
                name: t('transfer.today'),
                value: info
                  ? t('transfer.todayLeft', { left: money(info.amountLeft), max: money(info.amountLimit) })
                  : '–',
              },
            ]}
          />
          <NumberField
            label={t('transfer.amount')}
            hint={facts && t('transfer.range', facts.range)}
            error={isTried && problem && facts ? t(`transfer.${problem}`, facts[problem]) : undefined}
            value={typed.amount}
            onChange={change('amount')}
            decimals={2}
            maxLength={13}
            required
          />
          <TextField
            label={t('transfer.remark')}
            hint={t('transfer.remarkHint')}
            value={typed.remark}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => change('remark')(target.value)}
          />
          {problem === null && amount !== '' && (
            <Text $size="sm" $tone="muted">
              {t('transfer.final', { amount: money(amount) })}
            </Text>
          )}
          <PayPasswordField
            value={typed.password}
            onChange={change('password')}
            isMissing={isTried && typed.password === ''}
            isUnset={info?.payPasswordSet === false}
          />
        </>
      )}
    </WriteDialog>
  )
}
