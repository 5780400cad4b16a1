import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useSignIn } from '@boardwalk/shell/feature'
import { Button, EmptyState, LinkButton, PlayIcon, Spinner } from '@boardwalk/ui'
import { useEffect } from 'react'
import styled from 'styled-components'

export function Opening() {
  const { t } = useTranslation('play')
  return (
    <Middle role="status">
      <Spinner />
      {t('opening')}
    </Middle>
  )
}

/** Every launch needs a session (specification A§4): the login popup opens automatically, and again by the button. */
export function SignInFirst({ isAsking = true }: { isAsking?: boolean }) {
  const { t } = useTranslation('play')
  const signIn = useSignIn()
  useEffect(() => {
    if (isAsking) signIn?.()
  }, [isAsking, signIn])
  return (
    <Middle>
      <EmptyState
        icon={<PlayIcon size={40} />}
        level={2}
        title={t(signIn ? 'signIn' : 'dialogs:noSignIn')}
        hint={signIn && t('signInHint')}
        action={signIn && <Button onClick={signIn}>{t('signInAction')}</Button>}
      />
    </Middle>
  )
}

/** Shown for an address that names no game. */
export function NoGame() {
  const { t } = useTranslation('play')
  const action = (
    <LinkButton as={LinkTo} to="/rng">
      {t('toLobby')}
    </LinkButton>
  )
  return (
    <Middle>
      <EmptyState level={1} title={t('missing')} hint={t('missingHint')} action={action} />
    </Middle>
  )
}

export const Middle = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space-4')};
  place-content: center;
  justify-items: center;
  padding: ${token('space-6')} ${token('space-4')};
`
