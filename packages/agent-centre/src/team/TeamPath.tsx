import type { AccountBrief } from '@boardwalk/api-client/contract'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, bareList } from '@boardwalk/ui'
import styled from 'styled-components'

type Props = { path: readonly AccountBrief[]; onOpen: (account: string) => void }

/** The way from the agent down to the open account. Each step leads back to its level. */
export function TeamPath({ path, onOpen }: Props) {
  const { t } = useTranslation('agent-centre')
  return (
    <nav aria-label={t('team.path')}>
      <Steps>
        <li>
          <Button variant="ghost" onClick={() => onOpen('')}>
            {t('team.mine')}
          </Button>
        </li>
        {path.map(({ id, account }, at) => (
          <li key={id}>
            <Button
              variant="ghost"
              aria-current={at === path.length - 1 ? 'page' : undefined}
              onClick={() => onOpen(account)}
            >
              {account}
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
