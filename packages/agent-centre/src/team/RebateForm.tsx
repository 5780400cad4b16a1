import { useTranslation } from '@boardwalk/i18n'
import { SubmitButton, useWrite, WriteNotice } from '@boardwalk/shell/write'
import { Stack } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { percentOf } from '../contracts/rate.ts'
import { RebateField, rebateOf } from '../parts/RebateField.tsx'
import type { Downline } from './downline.ts'

type Props = { row: Downline; range: { min: string; max: string } }

/** Sets the rebate of a direct downline, between those of its own downlines and the agent's. */
export function RebateForm({ row: { id, account, rebate }, range }: Props) {
  const { t } = useTranslation('agent-centre')
  const [typed, setTyped] = useState(percentOf(rebate))
  const write = useWrite('changeDownline', `rebate ${id}`)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const rate = rebateOf(typed, range)
    if (rate !== null) write.confirm({ id, rebate: rate })
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('rebate.of', { account })}>
      <Stack $gap="3">
        <RebateField {...range} value={typed} onChange={setTyped} isTried />
        <WriteNotice write={write} />
        {write.phase === 'done' && <div role="status">{t('rebate.saved')}</div>}
        <SubmitButton isBusy={write.phase === 'sending' || write.phase === 'checking'}>{t('rebate.save')}</SubmitButton>
      </Stack>
    </form>
  )
}
