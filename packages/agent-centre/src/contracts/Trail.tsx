import { useTranslation } from '@boardwalk/i18n'
import { Breadcrumbs } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import type { Ask, Asked } from './question.ts'

const top: Partial<Asked> = { contract: '', refNo: '', member: '' }

/** The pressed button is gone with its list. The focus continues from here, and the opened part is in sight. */
function useTakenFocus(place: string) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) nav.current?.focus()
  }, [place])
  return nav
}

/** The way from the contracts down to the rounds of a settlement. Each step leads back to its level. */
export function Trail({ asked: { contract, refNo, member }, ask }: { asked: Asked; ask: Ask }) {
  const { t } = useTranslation('agent-centre')
  const nav = useTakenFocus([contract, refNo, member].join(' '))
  const steps = [
    { id: 'contracts', label: t('contract.view.label'), to: top },
    { id: 'settlements', label: t('contract.settlements'), to: { refNo: '', member: '' } },
    ...(refNo ? [{ id: 'settlement', label: refNo, to: { member: '' } }] : []),
    ...(member ? [{ id: 'member', label: member, to: { member } }] : []),
  ]
  return (
    <Breadcrumbs
      ref={nav}
      label={t('contract.trail')}
      items={steps.map(({ to, ...step }) => ({ ...step, onOpen: () => ask(to) }))}
    />
  )
}
