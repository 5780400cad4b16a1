import { useRemovePasskeyMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { StepUpDialog } from '@boardwalk/shell/account'
import { Text } from '@boardwalk/ui'
import { SecureForm } from '../SecureForm.tsx'
import { useSecureAction } from '../use-secure-action.ts'
import type { Passkey } from './passkey.ts'

type Props = { passkey: Passkey; onClose: () => void; onDone: () => void }

export function RemovePasskey({ passkey: { id, name }, onClose, onDone }: Props) {
  const { t } = useTranslation('member-centre')
  const [remove] = useRemovePasskeyMutation()
  const action = useSecureAction(() => remove({ id }), onDone)
  const title = t('securityCenter.passkeys.removeOne', { name: name ?? t('securityCenter.passkeys.unnamed') })
  return (
    <StepUpDialog stepUp={action.stepUp} onClose={onClose} title={title} width={440} delay={0}>
      <SecureForm {...{ title, action, submit: t('securityCenter.passkeys.remove'), onCancel: onClose }} isGood>
        {() => <Text>{t('securityCenter.passkeys.removeWhy')}</Text>}
      </SecureForm>
    </StepUpDialog>
  )
}
