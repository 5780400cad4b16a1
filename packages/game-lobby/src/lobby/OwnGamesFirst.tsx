import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useEntrance, useSignIn } from '@boardwalk/shell/feature'
import { Button, EmptyState, HeartIcon, LinkButton } from '@boardwalk/ui'

/** In place of a player's own games: a visitor may sign in, a trial account register. */
export function OwnGamesFirst({ isTrial }: { isTrial: boolean }) {
  const { t } = useTranslation('lobby')
  const register = useEntrance('register')
  const signIn = useSignIn()
  return isTrial ? (
    <EmptyState
      icon={<HeartIcon size={40} />}
      level={2}
      title={t('mode.trial')}
      hint={t('mode.trialHint')}
      action={
        register && (
          <LinkButton as={LinkTo} to={register.path}>
            {t('mode.register')}
          </LinkButton>
        )
      }
    />
  ) : (
    <EmptyState
      icon={<HeartIcon size={40} />}
      level={2}
      title={t(signIn ? 'mode.signIn' : 'dialogs:noSignIn')}
      action={signIn && <Button onClick={signIn}>{t('mode.signInAction')}</Button>}
    />
  )
}
