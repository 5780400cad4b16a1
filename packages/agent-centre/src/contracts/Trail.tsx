import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, bareList } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
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
    { name: t('contract.view.label'), to: top },
    { name: t('contract.settlements'), to: { refNo: '', member: '' } },
    ...(refNo ? [{ name: refNo, to: { member: '' } }] : []),
    ...(member ? [{ name: member, to: { member } }] : []),
  ]
  return (
    <nav ref={nav} tabIndex={-1} aria-label={t('contract.trail')}>
      <Steps>
        {steps.map(({ name, to }, at) => (
          <li key={name}>
            <Button variant="ghost" aria-current={at === steps.length - 1 ? 'page' : undefined} onClick={() => ask(to)}>
              {name}
            </Button>
          </li>
        ))}
      </Steps>
    </nav>
  )
}

const Steps = styled.ol`
  ${bareList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  & > li + li::before { content: '/' / ''; color: ${token('color-text-muted')}; }
`
