import type { Contract } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { bareList, Notice } from '@boardwalk/ui'
import styled from 'styled-components'
import { useContractWords } from './use-contract-words.ts'

/** The downlines whose contracts end with a step, by name, before it is confirmed (contract H3-4). */
export function Effect({ terminated, isStated = false }: { terminated: readonly Contract[]; isStated?: boolean }) {
  const { t } = useTranslation('agent-centre')
  const words = useContractWords()
  if (terminated.length === 0) return isStated ? <Notice>{t('contract.effect.none')}</Notice> : null
  return (
    <Notice tone="warning" title={t('contract.effect.title', { count: terminated.length })}>
      <List>
        {terminated.map(({ id, upline, downline }) => (
          <li key={id}>{t('contract.effect.pair', { 0: downline.account, 1: words.party(upline) })}</li>
        ))}
      </List>
    </Notice>
  )
}

const List = styled.ul`${bareList}`
