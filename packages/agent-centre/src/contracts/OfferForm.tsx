import type { Contract, ContractKind, Endpoints, Value } from '@boardwalk/api-client'
import { useSimulateOfferMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { SubmitButton, useWrite } from '@boardwalk/shell/write'
import { Button, Combobox, Row, Select, Stack, TextField } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import { OfferDialog } from './OfferDialog.tsx'
import { millionthsOf, percentOf } from './rate.ts'
import { TierFields } from './TierFields.tsx'
import { type Offer, useDraft } from './use-draft.ts'

type Downline = Value<Endpoints['agentTeam']>['list'][number]
type Props = {
  kind: ContractKind
  allowed: Value<Endpoints['contracts']>['allowed']
  downlines: readonly Downline[]
  /** The account that the form opens for. */
  account: string
  onSent: (contract: Contract) => void
}

/** Terms for a downline. Computes their pay on past rounds before anything is sent. */
export function OfferForm({ kind, allowed, downlines, account, onSent }: Props) {
  const { t } = useTranslation('agent-centre')
  const most = millionthsOf(percentOf(allowed.maxRate)) ?? 0n
  const first = { to: downlines.find((one) => one.account === account)?.id ?? '', period: allowed.periods[0] }
  const draft = useDraft(kind, most, first)
  const write = useWrite('offerContract', `offer ${kind}`)
  const [simulate, simulation] = useSimulateOfferMutation()
  const [open, setOpen] = useState<Offer | null>(null)
  const ask = ({ remark: _remark, ...terms }: Offer) => void simulate(terms)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const offer = draft.read()
    if (!offer) return
    ask(offer)
    setOpen(offer)
  }
  const close = () => {
    setOpen(null)
    if (write.phase !== 'done') return
    draft.clear()
    onSent(write.value)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('contract.view.OFFER')}>
      <Stack $gap="4">
        <Combobox
          label={t('contract.offer.to')}
          hint={t('contract.offer.toHint')}
          error={draft.isTried && !draft.to && t('contract.offer.wrong.required')}
          options={downlines.map(({ id, account: label }) => ({ value: id, label }))}
          value={draft.to}
          onChange={(to) => draft.choose({ to })}
          labels={{ clear: t('contract.offer.clear'), noMatch: t('contract.offer.noMatch') }}
        />
        {draft.period && (
          <Select
            label={t('contract.period.label')}
            hint={t('contract.offer.periodHint')}
            value={draft.period}
            options={allowed.periods.map((value) => ({ value, label: t(`contract.period.${value}`) }))}
            onChange={({ target }) => draft.choose({ period: allowed.periods.find((one) => one === target.value) })}
          />
        )}
        <TierFields {...{ kind, draft }} maxRate={allowed.maxRate} />
        {draft.typed.length < allowed.maxTiers && (
          <Row>
            <Button variant="outline" onClick={draft.addTier}>
              {t('contract.offer.addTier')}
            </Button>
          </Row>
        )}
        <TextField
          label={t('contract.remark')}
          value={draft.remark}
          maxLength={140}
          onChange={({ target }) => draft.setRemark(target.value)}
        />
        <SubmitButton>{t('contract.offer.check')}</SubmitButton>
      </Stack>
      {open && (
        <OfferDialog
          offer={open}
          account={downlines.find(({ id }) => id === open.downlineId)?.account ?? ''}
          {...{ write, simulation }}
          onSimulate={() => ask(open)}
          onClose={close}
        />
      )}
    </form>
  )
}
