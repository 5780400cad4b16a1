import { useTranslation } from '@boardwalk/i18n'
import type { FieldRule } from '@boardwalk/i18n/patterns'
import { fieldProblem } from '../site/field-problem.ts'
import { useFieldText } from '../site/use-field-text.ts'
import { usePermission } from '../site/use-permission.ts'

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
  const text = useFieldText()
  const rule = usePermission()?.info.registerRules.fields[kind] ?? byDefault[kind]
  return {
    hint: text.hint(rule),
    maxLength: rule.maxLength,
    checkNew: (value: string) => {
      const problem = fieldProblem({ ...rule, enabled: true, required: true }, value)
      return problem === null || text.problem(problem)
    },
    checkCopy: (value: string, first: string) => value === first || t('errors:CONFIRM_MISMATCH'),
  }
}
