import type { FieldRule } from '@boardwalk/i18n/patterns'
import { fieldProblem } from './field-problem.ts'
import { useFieldText } from './use-field-text.ts'
import { usePermission } from './use-permission.ts'

/** The site's rule for a required field: its hint, and why a value is refused. `byDefault` until the rule has loaded. */
export function useFieldRule(name: string, byDefault: FieldRule) {
  const text = useFieldText()
  const rule = usePermission()?.info.registerRules.fields[name] ?? byDefault
  return {
    hint: text.hint(rule),
    maxLength: rule.maxLength,
    check: (value: string) => {
      const problem = fieldProblem({ ...rule, enabled: true, required: true }, value)
      return problem === null || text.problem(problem)
    },
  }
}
