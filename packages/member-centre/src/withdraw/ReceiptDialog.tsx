import { formatDateTime, useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useMoney } from '@boardwalk/shell/feature'
import { isPart, WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { usePaidWrite } from '@boardwalk/shell/write'
import { NumberField, RadioGroup, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { useMoneyRefusal } from '../records/use-money-refusal.ts'
import { maxPictures, ProofField } from './ProofField.tsx'
import type { Answer, Withdrawn } from './types.ts'
import { useProofs } from './use-proofs.ts'

const results = ['RECEIVED', 'PARTLY', 'NOT_RECEIVED'] as const
type Result = (typeof results)[number]
type Props = { withdrawal: Withdrawn; write: Write<Answer, Withdrawn>; onClose: () => void }

/** Asks whether a payout arrived: all of it, a part with its amount, or nothing with a picture as proof. */
export function ReceiptDialog({ withdrawal, write: sent, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const money = useMoney()
  const brand = useBrand()
  const { code } = useLanguage()
  const refusal = useMoneyRefusal('withdraw')
  const [result, setResult] = useState<Result>('RECEIVED')
  const [amount, setAmount] = useState('')
  const { refNo, paid, confirmBy } = withdrawal
  const proofs = useProofs({ of: 'withdraw', id: refNo })
  const total = paid ?? '0.00'
  const received = amount.replace(/\.$/, '')
  const wrong = {
    amount: result === 'PARTLY' && !isPart(received, total),
    proof: result !== 'RECEIVED' && (proofs.isSending || (result === 'NOT_RECEIVED' && proofs.ids.length === 0)),
  }
  const { write, isTried } = usePaidWrite(sent, !wrong.amount && !wrong.proof)
  const time = (at: string | null) => (at ? formatDateTime(at, code, brand) : '')
  const body = {
    ...{ refNo, result, proofs: result === 'RECEIVED' ? [] : proofs.ids.slice(0, maxPictures) },
    ...(result === 'PARTLY' && { received }),
  }
  return (
    <WriteDialog
      isOpen
      {...{ onClose, write, body, refusal }}
      title={t('withdraw.receipt.open')}
      confirmLabel={t('withdraw.receipt.send')}
      done={({ status, nextUpdate }) =>
        t(status === 'RECEIVED' ? 'withdraw.receipt.thanks' : 'withdraw.receipt.review', { time: time(nextUpdate) })
      }
    >
      {() => (
        <>
          <Text>{t('withdraw.receipt.silence', { amount: money(total), time: time(confirmBy) })}</Text>
          <RadioGroup
            label={t('withdraw.receipt.label')}
            options={results.map((value) => ({ value, label: t(`withdraw.receipt.${value}`) }))}
            value={result}
            onChange={(value) => setResult(results.find((each) => each === value) ?? result)}
          />
          {result === 'PARTLY' && (
            <NumberField
              label={t('withdraw.receipt.amount')}
              value={amount}
              onChange={setAmount}
              decimals={2}
              maxLength={13}
              error={isTried && wrong.amount ? t('withdraw.receipt.amountWrong', { max: money(total) }) : undefined}
              required
            />
          )}
          {result !== 'RECEIVED' && (
            <ProofField
              proofs={proofs}
              isRequired={result === 'NOT_RECEIVED'}
              error={isTried && wrong.proof ? t(`withdraw.proof.${proofs.isSending ? 'wait' : 'missing'}`) : undefined}
            />
          )}
        </>
      )}
    </WriteDialog>
  )
}
