import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useModal } from '@boardwalk/shell/feature'
import { Button, EmptyState, LinkButton, PlayIcon, Spinner } from '@boardwalk/ui'
import styled from 'styled-components'

export function Opening() {
  const { t } = useTranslation('game-lobby')
  return (
    <Middle role="status">
      <Spinner />
      {t('game.opening')}
    </Middle>
  )
}

export function SignInFirst() {
  const { t } = useTranslation('game-lobby')
  const { open } = useModal()
  return (
    <Middle>
      <EmptyState
        icon={<PlayIcon size={40} />}
        level={2}
        title={t('game.signIn')}
        hint={t('game.signInHint')}
        action={<Button onClick={() => open({ kind: 'login' })}>{t('game.signInAction')}</Button>}
      />
    </Middle>
  )
}

/** For an address that names no game. */
export function NoGame() {
  const { t } = useTranslation('game-lobby')
  const action = (
    <LinkButton as={LinkTo} to="/rng">
      {t('game.toLobby')}
    </LinkButton>
  )
  return (
    <Middle>
      <EmptyState level={2} title={t('game.missing')} hint={t('game.missingHint')} action={action} />
    </Middle>
  )
}

const Middle = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space-4')};
  place-content: center;
  justify-items: center;
  padding: ${token('space-6')} ${token('space-4')};
`
