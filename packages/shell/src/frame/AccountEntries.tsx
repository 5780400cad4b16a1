import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import {
  Button,
  from,
  IconButton,
  LinkButton,
  LogoutIcon,
  MailIcon,
  ShieldIcon,
  UsersIcon,
  WalletIcon,
} from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useCentre } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'
import { useSession } from '../session/use-session.ts'
import { useFeature } from '../site/use-feature.ts'

/** Deposit, security centre, messages, agent centre, sign out: each only where something answers it. */
export function AccountEntries() {
  const { t } = useTranslation('shell')
  const { to } = useCentre()
  const { isTrial } = useSession()
  const mayRegister = useFeature('directRegistration')
  const deposit = to('member', 'depositv2')
  const security = to('member', 'securityCenter')
  const messages = to('member', 'messageV2')
  const agent = to('agent', 'agentTeamOverview')
  const { open } = useModal()
  return (
    <>
      {isTrial && mayRegister && (
        <LinkButton as={LinkTo} to="/register" size="small" variant="highlight">
          {t('register.open')}
        </LinkButton>
      )}
      {deposit && (
        <Button size="small" variant="highlight" icon={<WalletIcon size={18} />} onClick={deposit}>
          {t('account.deposit')}
        </Button>
      )}
      <Wide>
        {security && (
          <IconButton label={t('account.security')} onClick={security}>
            <ShieldIcon size={20} />
          </IconButton>
        )}
        {messages && (
          <IconButton label={t('account.messages')} onClick={messages}>
            <MailIcon size={20} />
          </IconButton>
        )}
        {agent && (
          <IconButton label={t('account.agent')} onClick={agent}>
            <UsersIcon size={20} />
          </IconButton>
        )}
        <IconButton label={t('logout')} onClick={() => open({ kind: 'logout' })}>
          <LogoutIcon size={20} />
        </IconButton>
      </Wide>
    </>
  )
}

/** On a phone the drawer has these. */
const Wide = styled.div`
  display: none;
  ${from('desktop')} { display: flex; gap: ${token('space-1')}; }
`
