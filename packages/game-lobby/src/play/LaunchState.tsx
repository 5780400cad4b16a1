import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useSignIn } from '@boardwalk/shell/feature'
import { Button, EmptyState, LinkButton, PlayIcon, Spinner } from '@boardwalk/ui'
import styled from 'styled-components'
import { useAskSignIn } from './use-ask-sign-in.ts'

/** `isForMembers`: part of a page for everyone, where a visitor does not see it. */
export function Opening({ isForMembers = false }: { isForMembers?: boolean }) {
  const { t } = useTranslation('play')
  return (
    <Middle role="status" $only={isForMembers && 'members'}>
      <Spinner />
      {t('opening')}
    </Middle>
  )
}

type SignInFirstProps = {
  isAsking: boolean
  /** Part of a page for everyone, where a member does not see it. */
  isForVisitors?: boolean
}

/** Every launch needs a session (specification A§4): the login popup opens automatically, and again by the button. */
export function SignInFirst({ isAsking, isForVisitors = false }: SignInFirstProps) {
  const { t } = useTranslation('play')
  const signIn = useSignIn()
  useAskSignIn(isAsking)
  return (
    <Middle $only={isForVisitors && 'visitors'}>
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

/** The page's first script marks the document of a visitor who has a session. */
const hidden = {
  members: 'html:not([data-session]) & { display: none; }',
  visitors: 'html[data-session] & { display: none; }',
}

/** On a desktop it fills the stage from the first paint. */
export const Middle = styled.div<{ $only?: keyof typeof hidden | false }>`
  ${({ $only }) => $only && hidden[$only]}
  display: grid;
  grid-row: 5;
  flex: 1;
  gap: ${token('space-4')};
  place-content: center;
  justify-items: center;
  padding: ${token('space-6')} ${token('space-4')};
`
