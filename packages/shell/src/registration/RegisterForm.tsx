import type { RegisterRules } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog, Button, Checkbox, Notice, Row, Stack, Text } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { useEntrance } from '../app/use-entrance.ts'
import { useModal } from '../app/use-modal.ts'
import { CaptchaField } from '../human/CaptchaField.tsx'
import { SubmitButton } from '../network/SubmitButton.tsx'
import { Failure } from '../site/Failure.tsx'
import { AgreeTerms } from './AgreeTerms.tsx'
import { RegisterInput } from './RegisterInput.tsx'
import { type RegisterMethod, shownFields } from './register-fields.ts'
import { useRegisterForm } from './use-register-form.ts'
import type { RegisterState } from './use-register-state.ts'

type RegisterFormProps = { rules: RegisterRules; method: RegisterMethod; state: RegisterState; isInDialog: boolean }

/** The form that the server describes. Errors appear in place, and nothing that was typed is lost. */
export function RegisterForm({ rules, method, state, isInDialog }: RegisterFormProps) {
  const { t } = useTranslation('registration')
  const { minimumAge } = useBrand()
  const { form, invitation } = state
  const { mode, submit, reset, sender, failure, captchaTurn, isBusy, isChecking } = useRegisterForm(
    rules,
    method,
    state,
  )
  const { errors } = form.formState
  const root = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // A visitor who switches the tabs of this dialog stays there.
    const isChoosing = document.activeElement?.getAttribute('role') === 'tab'
    if (isInDialog && !isChoosing) root.current?.querySelector<HTMLElement>('input[name]')?.focus()
  }, [isInDialog])
  return (
    <Form ref={root} method="post" noValidate onSubmit={submit} aria-label={t('shell:register.open')}>
      <Stack $gap="3">
        <Failure text={failure.message} />
        {failure.mayExist && <MayExist username={form.getValues('username')} />}
        {invitation.referralCode && (
          <Text $size="sm" $tone="muted">
            {t('invited', { code: invitation.referralCode })}
          </Text>
        )}
        {shownFields(rules, mode).map((field) => (
          <RegisterInput key={field.name} field={field} form={form} rules={rules} sender={sender} />
        ))}
        {rules.captcha && (
          <CaptchaField
            turn={captchaTurn}
            {...form.register('captcha', { required: t('access:captcha.required') })}
            onPicture={(id) => form.setValue('captchaId', id)}
            error={errors.captcha?.message}
          />
        )}
        <Checkbox
          {...form.register('agreeTerms', { required: t('agreeRequired') })}
          // In the server's HTML too: a tick that scripts add later would count as the visitor's.
          defaultChecked={form.formState.defaultValues?.agreeTerms}
          label={<AgreeTerms age={Math.max(rules.minAge, minimumAge)} />}
          error={errors.agreeTerms?.message}
          hasMessage
        />
        <Actions $wrap={false} data-in-dialog={isInDialog || undefined}>
          <SubmitButton isFullWidth isBusy={isBusy} wait={failure.wait}>
            {isChecking ? t('access:human.checking') : t('submit')}
          </SubmitButton>
          <Reset variant="ghost" onClick={reset}>
            {t('reset')}
          </Reset>
        </Actions>
      </Stack>
      <BadInvitation failure={failure} onDrop={state.dropInvitation} />
    </Form>
  )
}

/** The response to a registration was lost: trying to sign in shows whether the account exists. */
function MayExist({ username }: { username: string }) {
  const { t } = useTranslation('registration')
  const login = useEntrance('login')
  const { open } = useModal()
  return (
    <Notice
      tone="warning"
      isAlert
      action={
        login && (
          <Button size="small" onClick={() => open({ kind: login.dialog, ...(username && { username }) })}>
            {t('shell:login.open')}
          </Button>
        )
      }
    >
      {t('mayExist')}
    </Notice>
  )
}

/** The mistake in an invitation code; one from a link is dropped, because the visitor could not correct it. */
function BadInvitation({
  failure: { badInvitation, closeInvitation },
  onDrop,
}: {
  failure: ReturnType<typeof useRegisterForm>['failure']
  onDrop: () => void
}) {
  const { t } = useTranslation('registration')
  const isOfLink = badInvitation === 'link'
  const close = () => {
    if (isOfLink) onDrop()
    closeInvitation()
  }
  return (
    <AlertDialog
      isOpen={badInvitation !== null}
      title={t('shell:in_popup_prompt')}
      confirmLabel={t('shell:in_increase_submit')}
      onConfirm={close}
    >
      {badInvitation && t(isOfLink ? 'badLink' : 'errors:AFFILIATE_INVALID')}
    </AlertDialog>
  )
}

/** Keeps the focused field clear of the buttons below. */
const Form = styled.form`
  & :is(input, select, a, button) { scroll-margin-block-end: 80px; }
`

/** Stays in view while a long form scrolls under it. */
const Actions = styled(Row)`
  position: sticky;
  inset-block-end: calc(64px + env(safe-area-inset-bottom));
  z-index: 1;
  gap: ${token('space-2')};
  padding-block: ${token('space-2')};
  border-block-start: ${token('border-width')} solid ${token('color-border')};
  background: ${token('color-page')};
  & > :first-child { flex: 1; }
  & > :first-child > button { padding-inline: ${token('space-2')}; }
  @media (min-width: 640px) { background: ${token('color-surface')}; }
  @media (min-width: 1024px) { inset-block-end: 0; }
  &[data-in-dialog] { position: static; background: none; }
`

const Reset = styled(Button)`
  flex: none;
  max-inline-size: 50%;
  padding-inline: ${token('space-3')};
  font-size: ${token('text-sm')};
`
