import { useTranslation } from '@boardwalk/i18n'
import type { FieldRule } from '@boardwalk/i18n/patterns'
import { useFieldRule } from '../site/use-field-rule.ts'

/** The rule for a password until the server's rule has loaded; the server decides. */
const anyPassword: FieldRule = {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 64,
  patternId: 18,
  acceptedPattern: null,
}

/** Passwords that an account has. */
export type PasswordKind = 'password' | 'paymentPassword'
const byDefault: Record<PasswordKind, FieldRule> = {
  password: anyPassword,
  paymentPassword: { ...anyPassword, minLength: 6, maxLength: 20 },
}

/** The rule of new passwords, its hint, and why two typed ones are refused. */
export function useNewPassword(kind: PasswordKind = 'password') {
  const { t } = useTranslation()
  const { hint, maxLength, check } = useFieldRule(kind, byDefault[kind])
  return {
    ...{ hint, maxLength, checkNew: check },
    checkCopy: (value: string, first: string) => value === first || t('errors:CONFIRM_MISMATCH'),
  }
}
