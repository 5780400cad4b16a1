import { useTranslation } from '@boardwalk/i18n'
import { LinkTo, useModal } from '@boardwalk/shell/feature'
import { Button, EmptyState, HeartIcon, LinkButton } from '@boardwalk/ui'

/** In place of games that somebody would have: a visitor may sign in, a trial account register. */
export function OwnGamesFirst({ isTrial }: { isTrial: boolean }) {
  const { t } = useTranslation('lobby')
  const { open } = useModal()
  return isTrial ? (
    <EmptyState
      icon={<HeartIcon size={40} />}
      level={2}
      title={t('mode.trial')}
      hint={t('mode.trialHint')}
      action={
        <LinkButton as={LinkTo} to="/register">
          {t('mode.register')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={<HeartIcon size={40} />}
      level={2}
      title={t('mode.signIn')}
      action={<Button onClick={() => open({ kind: 'login' })}>{t('mode.signInAction')}</Button>}
    />
  )
}
