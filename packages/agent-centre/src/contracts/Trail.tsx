import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, bareList } from '@boardwalk/ui'
import styled from 'styled-components'
import type { Ask, Asked } from './question.ts'

const top: Partial<Asked> = { contract: '', refNo: '', member: '' }

/** The way from the contracts down to the rounds of a settlement. Each step leads back to its level. */
export function Trail({ asked: { refNo, member }, ask }: { asked: Asked; ask: Ask }) {
  const { t } = useTranslation('agent-centre')
  const steps = [
    { name: t('contract.view.label'), to: top },
    { name: t('contract.settlements'), to: { refNo: '', member: '' } },
    ...(refNo ? [{ name: refNo, to: { member: '' } }] : []),
    ...(member ? [{ name: member, to: { member } }] : []),
  ]
  return (
    <nav aria-label={t('contract.trail')}>
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
