import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, LinkButton } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useEntrance, useSignIn } from '../app/use-entrance.ts'

/** Sign in, and register where the brand lets people register themselves. */
export function LoginArea() {
  const { t } = useTranslation('shell')
  const signIn = useSignIn()
  const register = useEntrance('register')
  return (
    <Root data-area="login">
      {signIn && (
        <Button variant="outline" size="small" onClick={signIn}>
          {t('login.open')}
        </Button>
      )}
      {register && (
        <LinkButton as={LinkTo} to={register.path} size="small" variant="highlight">
          {t('register.open')}
        </LinkButton>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-2')};
  margin-inline-start: auto;
  /* The narrowest phones keep room for the logo. */
  @media (max-width: 359px) { gap: ${token('space-1')}; && > * { padding-inline: ${token('space-2')}; } }
  /* A remembered session is read before the first paint; its owner must not see a flash of "sign in". */
  html[data-session='member']:not([data-hydrated]) & { visibility: hidden; }
  @media (min-width: 1024px) { margin-inline-start: 0; }
`
