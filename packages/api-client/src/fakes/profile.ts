import type { FieldRule, NoticeChannel, NoticeTopic, ProfileField } from '../contract/shared.ts'
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

const notice = (channel: NoticeChannel, topic: NoticeTopic, isOn = true) => ({ channel, topic, isOn })
const notices = () => ({
  hasEmail: true,
  list: [notice('INBOX', 'MONEY'), notice('INBOX', 'PROMO'), notice('EMAIL', 'MONEY'), notice('EMAIL', 'PROMO', false)],
})

type Names = 'profile' | 'changeProfile' | 'notices' | 'setNotice' | 'exportTicket' | 'closeAccount'

export const profileFakes: Pick<Fakes, Names> = {
  profile,
  notices,
  setNotice: ({ channel, topic, isOn }) => ({
    hasEmail: true,
    list: notices().list.map((each) =>
      each.channel === channel && each.topic === topic ? notice(channel, topic, isOn) : each,
    ),
  }),
  changeProfile: profile,
  exportTicket: () => ({ ticket: 'fake-ticket', expiresInSec: 30 }),
  closeAccount: () => ({ closed: true }),
}
