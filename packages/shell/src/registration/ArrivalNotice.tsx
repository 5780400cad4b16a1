import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { from, LinkButton } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useEntrance } from '../app/use-entrance.ts'
import { DeadLink } from './DeadLink.tsx'
import { keepInvitation, noInvitation, readInvitation } from './invitation.ts'
import { useCheckedInvitation } from './use-checked-invitation.ts'

/** Explains a dead invitation on the page that its link leads to. The registration explains it in its form. */
export function ArrivalNotice() {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const [invitation, setInvitation] = useState(noInvitation)
  useEffect(() => setInvitation(readInvitation(search)), [search])
  const { live, deadCodes } = useCheckedInvitation(invitation)
  const dismiss = () => {
    keepInvitation(live)
    setInvitation(live)
  }
  const page = useEntrance('register')?.path
  const register = page && (
    <LinkButton as={LinkTo} to={page} size="small" variant="soft">
      {t('register.open')}
    </LinkButton>
  )
  return (
    <Place aria-live="polite">
      {!pathname.startsWith('/register') && <DeadLink codes={deadCodes} onDismiss={dismiss} action={register} />}
    </Place>
  )
}

/** Over the page, so that nothing moves when the response arrives, and clear of a phone's bottom bar. */
const Place = styled.div`
  position: fixed;
  inset-block-end: calc(76px + env(safe-area-inset-bottom));
  inset-inline: ${token('space-3')};
  z-index: 29;
  max-inline-size: 36rem;
  margin-inline: auto;
  & > * { box-shadow: ${token('shadow-panel')}; }
  ${from('desktop')} { inset-block-end: ${token('space-4')}; }
`
