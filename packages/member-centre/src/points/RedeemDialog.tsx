import type { Endpoints, Input, Value } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { PayPasswordField, WriteDialog } from '@boardwalk/shell/page-kit'
import type { Write } from '@boardwalk/shell/write'
import { usePaidWrite } from '@boardwalk/shell/write'
import { KeyValueList, NumberField, Select, TextArea, TextField } from '@boardwalk/ui'
import { useState } from 'react'
import type { Reward } from './mall-question.ts'
import { timesOf, usePoints } from './use-points.ts'

type Row = Endpoints['redeemReward']
type Kind = Reward['contact'][number]
type Props = { reward: Reward; write: Write<Input<Row>, Value<Row>>; onClose: () => void }

const nothing = { quantity: '1', password: '', number: '', address: '' }
/** As the gateway takes it: 8 to 15 digits. */
const phone = /^\+?\d{8,15}$/

function useTyped({ contact, type, limitPerMember }: Reward) {
  const [typed, setTyped] = useState(nothing)
  const [kind, setKind] = useState<Kind>(contact[0] ?? 'ZALO')
  const quantity = Number(typed.quantity)
  const wrong = {
    quantity: !(quantity >= 1 && quantity <= Math.min(limitPerMember, 100)),
    number: contact.length > 0 && !phone.test(typed.number.replaceAll(/[\s()-]/g, '')),
    address: type === 'GOODS' && typed.address.trim() === '',
    password: typed.password === '',
  }
  const change = (field: keyof typeof nothing) => (value: string) => setTyped({ ...typed, [field]: value })
  return { typed, change, kind, setKind, quantity, wrong, isGood: !Object.values(wrong).includes(true) }
}

/** Details of a reward and the form to redeem it: quantity, delivery address and transaction password. */
export function RedeemDialog({ reward, write: sent, onClose }: Props) {
  const { t } = useTranslation('member-centre')
  const points = usePoints()
  const form = useTyped(reward)
  const { typed, change, kind, quantity, wrong } = form
  const { write, isTried } = usePaidWrite(sent, form.isGood, { password: typed.password })
  const body = {
    ...{ rewardId: reward.rewardId, quantity, password: typed.password },
    ...(reward.contact.length > 0 && { contact: { kind, value: typed.number } }),
    ...(reward.type === 'GOODS' && { address: typed.address.trim() }),
  }
  const error = (field: keyof typeof wrong, text: string) => (isTried && wrong[field] ? t(text) : undefined)
  const sum = wrong.quantity ? '–' : points(timesOf(reward.pointsRequirement, quantity))
  return (
    <WriteDialog
      isOpen
      {...{ onClose, write, body }}
      title={reward.name}
      confirmLabel={t('points.redeem')}
      done={({ status, points: left }) => t(`points.done.${status}`, { amount: points(left) })}
    >
      {() => (
        <>
          <KeyValueList
            items={[
              { name: t('points.type'), value: t(`points.rewardType.${reward.type}`) },
              { name: t('points.column.pointsRequirement'), value: sum },
            ]}
          />
          <NumberField
            label={t('points.column.quantity')}
            value={typed.quantity}
            onChange={change('quantity')}
            maxLength={3}
            error={error('quantity', 'points.quantityWrong')}
            required
          />
          {reward.contact.length > 0 && (
            <>
              <Select
                label={t('points.contactKind')}
                value={kind}
                options={reward.contact.map((value) => ({ value, label: t(`points.contact.${value}`) }))}
                onChange={({ target }) => form.setKind(reward.contact.find((each) => each === target.value) ?? kind)}
              />
              <TextField
                label={t('points.contactNumber')}
                inputMode="tel"
                value={typed.number}
                onChange={({ target }) => change('number')(target.value)}
                error={error('number', 'points.contactWrong')}
                maxLength={24}
                required
              />
            </>
          )}
          {reward.type === 'GOODS' && (
            <TextArea
              label={t('points.address')}
              hint={t('points.addressHint')}
              value={typed.address}
              onChange={({ target }) => change('address')(target.value)}
              error={error('address', 'points.addressWrong')}
              maxLength={255}
              required
            />
          )}
          <PayPasswordField
            value={typed.password}
            onChange={change('password')}
            isMissing={isTried && wrong.password}
            isUnset={write.phase === 'refused' && write.error.code === 'PAY_PASSWORD_UNSET'}
          />
        </>
      )}
    </WriteDialog>
  )
}
