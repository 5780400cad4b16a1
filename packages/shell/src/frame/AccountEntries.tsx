import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, from, IconButton, LogoutIcon, MailIcon, ShieldIcon, UsersIcon, WalletIcon } from '@boardwalk/ui'
import styled from 'styled-components'
import { useCentre } from '../app/use-centre.ts'
import { useModal } from '../app/use-modal.ts'

/** Deposit, security centre, messages, agent centre, sign out: each only where something answers it. */
export function AccountEntries() {
  const { t } = useTranslation('shell')
  const { has, isAgent, go } = useCentre()
  const { open } = useModal()
  return (
    <>
      {has('member') && (
        <Button
          size="small"
          variant="highlight"
          icon={<WalletIcon size={18} />}
          onClick={() => go('member', 'depositv2')}
        >
          {t('account.deposit')}
        </Button>
      )}
      <Wide>
        {has('member') && (
          <>
            <IconButton label={t('account.security')} onClick={() => go('member', 'securityCenter')}>
              <ShieldIcon size={20} />
            </IconButton>
            <IconButton label={t('account.messages')} onClick={() => go('member', 'messageV2')}>
              <MailIcon size={20} />
            </IconButton>
          </>
        )}
        {has('agent') && isAgent && (
          <IconButton label={t('account.agent')} onClick={() => go('agent', 'agentTeamOverview')}>
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
