import type { RegisterRules } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog, Button, Checkbox, Notice, Row, Stack } from '@boardwalk/ui'
import styled from 'styled-components'
import { LinkTo } from '../../app/LinkTo.tsx'
import { useBrand } from '../../app/storefront-context.ts'
import { CaptchaField } from '../../login/CaptchaField.tsx'
import { RegisterInput } from './RegisterInput.tsx'
import { shownFields } from './register-fields.ts'
import { useRegisterForm } from './use-register-form.ts'

/** The form that the server describes. Errors appear in place, and nothing that was typed is lost. */
export function RegisterForm({ rules }: { rules: RegisterRules }) {
  const { t } = useTranslation('shell')
  const { minimumAge } = useBrand()
  const { form, submit, reset, failure, badInvitation, forgetInvitation, captchaKey, isBusy, isChecking } =
    useRegisterForm(rules)
  const { errors } = form.formState
  return (
    <Form method="post" noValidate onSubmit={submit} aria-label={t('register.open')}>
      <Stack $gap="3">
        {failure && (
          <Notice tone="negative" isAlert>
            {failure}
          </Notice>
        )}
        {shownFields(rules).map((field) => (
          <RegisterInput key={field.name} field={field} form={form} countries={rules.countries} />
        ))}
        {rules.captcha && (
          <CaptchaField
            key={captchaKey}
            {...form.register('captcha', { required: t('captcha.required') })}
            onPicture={(id) => form.setValue('captchaId', id)}
            error={errors.captcha?.message}
          />
        )}
        <Checkbox
          {...form.register('agreeTerms', { required: t('register.agreeRequired') })}
          label={
            <>
              {t('register.agree', { age: Math.max(rules.minAge, minimumAge) })}{' '}
              <LinkTo to="/help?topic=terms">{t('register.terms')}</LinkTo>
            </>
          }
          error={errors.agreeTerms?.message}
          hasMessage
        />
        <Actions $wrap={false}>
          <Button type="submit" isFullWidth isBusy={isBusy}>
            {isChecking ? t('human.checking') : t('register.submit')}
          </Button>
          <Reset variant="ghost" onClick={reset}>
            {t('register.reset')}
          </Reset>
        </Actions>
      </Stack>
      <AlertDialog
        isOpen={badInvitation}
        title={t('in_popup_prompt')}
        confirmLabel={t('in_increase_submit')}
        onConfirm={forgetInvitation}
      >
        {t('errors:AFFILIATE_INVALID')}
      </AlertDialog>
    </Form>
  )
}

/** What has focus stays clear of the buttons below. */
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
  & > :first-child { flex: 1; padding-inline: ${token('space-2')}; }
  @media (min-width: 640px) { background: ${token('color-surface')}; }
  @media (min-width: 1024px) { inset-block-end: 0; }
`

const Reset = styled(Button)`
  flex: none;
  max-inline-size: 50%;
  padding-inline: ${token('space-3')};
  font-size: ${token('text-sm')};
`
