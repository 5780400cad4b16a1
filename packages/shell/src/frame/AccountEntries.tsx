import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, from, IconButton, LinkButton, LogoutIcon } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useEntrance } from '../app/use-entrance.ts'
import { useModal } from '../app/use-modal.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import { useSession } from '../session/use-session.ts'

/** Pages of overlays that have an entry here, most prominent first, and sign out. */
export function AccountEntries() {
  const { t } = useTranslation()
  const { accountEntries } = useOverlay()
  const { isTrial } = useSession()
  const register = useEntrance('register')
  const { open } = useModal()
  return (
    <>
      {isTrial && register && (
        <LinkButton as={LinkTo} to={register.path} size="small" variant="highlight">
          {t('shell:register.open')}
        </LinkButton>
      )}
      {accountEntries
        .filter(({ isProminent }) => isProminent)
        .map(({ id, label, icon: Icon, open }) => (
          <Button key={id} size="small" variant="highlight" icon={<Icon size={18} />} onClick={open}>
            {t(label)}
          </Button>
        ))}
      <Wide>
        {accountEntries
          .filter(({ isProminent }) => !isProminent)
          .map(({ id, label, icon: Icon, open }) => (
            <IconButton key={id} label={t(label)} onClick={open}>
              <Icon size={20} />
            </IconButton>
          ))}
        <IconButton label={t('shell:logout')} onClick={() => open({ kind: 'logout' })}>
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
