import { useTranslation } from '@boardwalk/i18n'
import { Button, type ButtonProps } from '@boardwalk/ui'
import { ALL, type useEndSessions } from './use-end-sessions.ts'

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  sessions: Pick<ReturnType<typeof useEndSessions>, 'hasOthers' | 'ending' | 'end'>
}

/** Signs the account out on every other device, where there is one. */
export function EndOthers({ sessions: { hasOthers, ending, end }, ...look }: Props) {
  const { t } = useTranslation('dialogs')
  return (
    hasOthers && (
      <Button {...look} isBusy={ending === ALL} onClick={() => end(ALL)}>
        {t('sessions.endOthers')}
      </Button>
    )
  )
}
