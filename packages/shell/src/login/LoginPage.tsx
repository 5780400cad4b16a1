import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { from } from '@boardwalk/ui'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { useModal } from '../app/use-modal.ts'
import { PageTop } from '../pages/PageTop.tsx'
import { useSession } from '../session/use-session.ts'
import { LoginPanel } from './LoginPanel.tsx'
import { wantedAfterLogin } from './wanted-after-login.ts'

/** Signing in as a page; afterwards it redirects to the address in `?next=`, if that is of this site. */
export function LoginPage() {
  const { t } = useTranslation('site')
  const { name } = useBrand()
  const { isLoggedIn } = useSession()
  const [params] = useSearchParams()
  const { close } = useModal()
  // The same form in a dialog above this one would be one too many.
  useEffect(close, [close])
  if (isLoggedIn) return <Navigate to={wantedAfterLogin(params.get('next'))} replace />
  return (
    <Card>
      <PageTop title={t('login.title', { name })} {...(params.has('next') && { intro: t('login.first') })} />
      <LoginPanel />
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  max-inline-size: 28rem;
  margin-inline: auto;
  /* A signed-in player continues as soon as the page is hydrated. */
  :root[data-session] & { visibility: hidden; }
  ${from('tablet')} {
    padding: ${token('space-8')};
    border: ${token('border-width')} solid ${token('color-border')};
    border-radius: ${token('radius-panel')};
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-card')};
  }
`
