import { useTranslation } from '@boardwalk/i18n'
import { Button } from '@boardwalk/ui'
import { useModal } from '../../app/use-modal.ts'
import { SessionList } from './SessionList.tsx'
import { StepUpDialog } from './StepUpDialog.tsx'
import { ALL, useEndSessions } from './use-end-sessions.ts'

/** Where the account is signed in, and how to end it there; `onClose` where it is no dialog of the shell. */
export function SessionsDialog({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const { stepUp, hasOthers, ...sessions } = useEndSessions()
  const endOthers = hasOthers && (
    <Button variant="danger" isBusy={sessions.ending === ALL} onClick={() => sessions.end(ALL)}>
      {t('sessions.endOthers')}
    </Button>
  )
  return (
    <StepUpDialog stepUp={stepUp} onClose={onClose ?? close} title={t('sessions.title')} width={480} footer={endOthers}>
      <SessionList {...sessions} />
    </StepUpDialog>
  )
}
