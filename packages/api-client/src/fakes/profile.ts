import type { FieldRule, ProfileField } from '../contract/shared.ts'
import type { Fakes } from './fakes-type.ts'

const rule: FieldRule = {
  ...{ enabled: true, required: false, minLength: 2, maxLength: 60, patternId: 1, acceptedPattern: null },
}
const asked = (
  field: ProfileField,
  value: string | null,
  more: { rule?: Partial<FieldRule>; once?: boolean } = {},
) => ({
  ...{ field, value, once: more.once ?? false, isLocked: more.once === true && value !== null },
  rule: { ...rule, ...more.rule },
})
const profile = () => ({
  minAge: 21,
  fields: [
    asked('nickname', 'player01', { rule: { required: true } }),
    asked('payeeName', '***an', { once: true }),
    asked('birthday', null, { once: true, rule: { minLength: 10, maxLength: 10, patternId: 12 } }),
    asked('address', null),
  ],
})

export const profileFakes: Pick<Fakes, 'profile' | 'changeProfile' | 'exportTicket' | 'closeAccount'> = {
  profile,
  changeProfile: profile,
  exportTicket: () => ({ ticket: 'fake-ticket', expiresInSec: 30 }),
  closeAccount: () => ({ closed: true }),
}
