import type { Endpoints, Value } from '@boardwalk/api-client'
import { useChangeProfileMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { fieldProblem, useFieldText } from '@boardwalk/shell/account'
import { useState } from 'react'
import { useSecureAction } from '../security/use-secure-action.ts'

export type Field = Value<Endpoints['profile']>['fields'][number]

/** The typed values of a profile. Only changed values are sent, so that a masked value is never written back. */
export function useProfileForm(fields: readonly Field[], onDone: () => void) {
  const { t } = useTranslation('member-centre')
  const text = useFieldText()
  const [typed, setTyped] = useState<Partial<Record<Field['field'], string>>>({})
  const [change] = useChangeProfileMutation()
  const action = useSecureAction(() => change(typed), onDone)
  const problemOf = ({ field, rule, value }: Field) => {
    const given = typed[field]
    if (given === undefined && value !== null) return undefined
    const problem = fieldProblem(rule, given?.trim() ?? '')
    return problem ? text.problem(problem) : undefined
  }
  return {
    action,
    typed,
    type: (field: Field['field'], value: string) => setTyped({ ...typed, [field]: value }),
    problemOf,
    hintOf: ({ once, isLocked, rule }: Field) => {
      if (isLocked) return t('profile.locked')
      return once ? t('profile.once') : text.hint(rule)
    },
    isGood: fields.every((field) => problemOf(field) === undefined),
  }
}
