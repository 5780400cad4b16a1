import { useTranslation } from '@boardwalk/i18n'
import { SubmitButton, useWrite, WriteNotice } from '@boardwalk/shell/write'
import { NumberField, Select, Stack, TextField } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { RebateField, rebateOf } from '../parts/RebateField.tsx'
import type { LinkType } from './link.ts'

const blank = { remark: '', maxUses: '', days: '30', rebate: '' }
const most = { maxUses: 100_000, days: 366 }
type Limit = keyof typeof most

/** An empty limit is none. */
const isLimit = (field: Limit, text: string) => text === '' || (Number(text) >= 1 && Number(text) <= most[field])

function useForm(types: readonly LinkType[], maxRebate: string) {
  const [typed, setTyped] = useState(blank)
  const [type, setType] = useState<LinkType>(types[0] ?? 0)
  const write = useWrite('createRegLink', 'registration link')
  const rebate = rebateOf(typed.rebate, { min: '0', max: maxRebate })
  const isGood = isLimit('maxUses', typed.maxUses) && isLimit('days', typed.days)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { remark, maxUses, days } = typed
    const limits = { ...(maxUses && { maxUses: Number(maxUses) }), ...(days && { days: Number(days) }) }
    if (isGood && rebate !== null) write.confirm({ type, rebate, remark: remark.trim(), ...limits })
  }
  const change = (field: keyof typeof blank) => (value: string) => setTyped({ ...typed, [field]: value })
  return { typed, change, type, setType, write, submit }
}

/** Creates a link: for players or agents, with an end and a number of registrations where the agent wants them. */
export function NewLink({ types, maxRebate }: { types: readonly LinkType[]; maxRebate: string }) {
  const { t } = useTranslation('agent-centre')
  const { typed, change, type, setType, write, submit } = useForm(types, maxRebate)
  const wrong = (field: Limit) =>
    isLimit(field, typed[field]) ? undefined : t('register.limitWrong', { max: String(most[field]) })
  const options = types.map((value) => ({ value: String(value), label: t(value ? 'type.agent' : 'type.player') }))
  return (
    <form onSubmit={submit} noValidate aria-label={t('register.new')}>
      <Stack $gap="3">
        <Select
          label={t('register.for')}
          value={String(type)}
          options={options}
          onChange={({ target }) => setType(target.value === '1' ? 1 : 0)}
        />
        <NumberField
          label={t('register.days')}
          hint={t('register.noLimit')}
          value={typed.days}
          onChange={change('days')}
          maxLength={3}
          error={wrong('days')}
        />
        <NumberField
          label={t('register.maxUses')}
          hint={t('register.noLimit')}
          value={typed.maxUses}
          onChange={change('maxUses')}
          maxLength={6}
          error={wrong('maxUses')}
        />
        <RebateField min="0" max={maxRebate} value={typed.rebate} onChange={change('rebate')} isTried />
        <TextField
          label={t('register.remark')}
          value={typed.remark}
          maxLength={60}
          onChange={({ target }) => change('remark')(target.value)}
        />
        <WriteNotice write={write} />
        {write.phase === 'done' && (
          <div role="status">{t('register.created', { code: (write.value as { code: string }).code })}</div>
        )}
        <SubmitButton isBusy={write.phase === 'sending' || write.phase === 'checking'}>
          {t('register.create')}
        </SubmitButton>
      </Stack>
    </form>
  )
}
