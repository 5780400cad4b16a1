import { useTranslation } from '@boardwalk/i18n'
import { useModal } from '../../app/use-modal.ts'
import { EndOthers } from './EndOthers.tsx'
import { SessionList } from './SessionList.tsx'
import { StepUpDialog } from './StepUpDialog.tsx'
import { useEndSessions } from './use-end-sessions.ts'

/** Lists the account's sessions with buttons to end them; `onClose` where it is no dialog of the shell. */
export function SessionsDialog({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('dialogs')
  const { close } = useModal()
  const sessions = useEndSessions()
  return (
    <StepUpDialog
      stepUp={sessions.stepUp}
      onClose={onClose ?? close}
      title={t('sessions.title')}
      width={480}
      footer={sessions.hasOthers && <EndOthers variant="danger" sessions={sessions} />}
    >
      <SessionList {...sessions} />
    </StepUpDialog>
  )
}
