import { useTranslation } from '@boardwalk/i18n'
import { Button, FormActions, Modal, PasswordField, Stack, Text } from '@boardwalk/ui'
import { FormProvider } from 'react-hook-form'
import { useModal } from '../app/use-modal.ts'
import { useSession } from '../session/use-session.ts'
import { Failure } from '../site/Failure.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useChangePassword } from './use-change-password.ts'

/** A password that must be changed before anything else. Signing out is the only other way. */
export function ChangePasswordDialog() {
  const { t } = useTranslation(['access', 'shell'])
  const { open } = useModal()
  const { username } = useSession()
  const { form, submit, asksOld, failure, isBusy } = useChangePassword()
  const { errors } = form.formState
  return (
    <Modal isOpen onClose={() => undefined} title={t('password.title')} width={420}>
      <form method="post" noValidate onSubmit={submit} aria-label={t('password.title')}>
        <Stack $gap="3">
          <Text>{t('password.why')}</Text>
          <Failure text={failure} />
          {/* For the browser's own memory of passwords. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          {asksOld && (
            <PasswordField
              {...form.register('oldPassword', { required: t('password.oldRequired') })}
              label={t('password.old')}
              error={errors.oldPassword?.message}
              labels={{ show: t('shell:password.show'), hide: t('shell:password.hide') }}
              autoComplete="current-password"
              required
              data-autofocus
            />
          )}
          <FormProvider {...form}>
            <NewPasswordFields />
          </FormProvider>
          <FormActions $isRaised>
            <Button type="submit" isBusy={isBusy}>
              {t('password.submit')}
            </Button>
            <Button variant="ghost" onClick={() => open({ kind: 'logout' })}>
              {t('shell:logout')}
            </Button>
          </FormActions>
        </Stack>
      </form>
    </Modal>
  )
}
