import { useExportTicketMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { Text } from '@boardwalk/ui'
import type { DialogProps } from '../security/dialogs.ts'
import { SecureForm } from '../security/SecureForm.tsx'
import { useSecureAction } from '../security/use-secure-action.ts'

/** Everything that is stored of the member, as a file. The browser saves it from an address that works once. */
export function DataDialog({ onClose, onDone }: DialogProps) {
  const { t } = useTranslation('member-centre')
  const [getTicket] = useExportTicketMutation()
  const save = ({ ticket }: { ticket: string }) => {
    const link = Object.assign(document.createElement('a'), { download: 'account.json' })
    link.href = `/wps/export?ticket=${encodeURIComponent(ticket)}`
    link.click()
    onDone()
  }
  const action = useSecureAction(() => getTicket({}), save)
  const failure = action.code === 'RATE_LIMITED' ? t('profile.data.often') : action.failure
  const title = t('profile.data.title')
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm
        {...{ title, action: { ...action, failure } }}
        submit={t('profile.data.get')}
        onCancel={onClose}
        isGood
      >
        {() => <Text>{t('profile.data.why')}</Text>}
      </SecureForm>
    </StepUpDialog>
  )
}
