import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { line, Secret } from '../fields.ts'
import { Int, MaybeText, Text } from '../scalars.ts'
import { noticeChannels, noticeTopics, profileFields } from '../shared/profile.ts'
import { FieldRule } from '../shared/site.ts'

const own = { origin: 'extension', who: 'real', servedWhen: ['excluded'] } as const
const Given = v.optional(line(254))

/** Fields asked of this member: `isLocked` is filled in and cannot be changed; names and numbers arrive masked. */
const Profile = v.object({
  minAge: Int,
  fields: v.array(
    v.object({
      field: v.picklist(profileFields),
      value: MaybeText,
      rule: FieldRule,
      once: v.boolean(),
      isLocked: v.boolean(),
    }),
  ),
})

/** Each notice that can be switched off, by channel; security notices are not listed, because they are always sent. */
const Notices = v.object({
  list: v.array(v.object({ channel: v.picklist(noticeChannels), topic: v.picklist(noticeTopics), isOn: v.boolean() })),
  /** Without one, nothing is sent by e-mail. */
  hasEmail: v.boolean(),
})

/** A member's own data: filling it in, taking it along, and leaving (contract D7-2). */
export const profileSchemas = {
  profile: { ...own, rate: 'r', request: v.strictObject({}), value: Profile, errors: [] },
  /** Only fields that the operator asks; one that is set once is refused afterwards. */
  changeProfile: {
    ...own,
    rate: 'w',
    request: v.strictObject({
      ...{ nickname: Given, payeeName: Given, birthday: Given, nationality: Given, address: Given, occupation: Given },
      ...{ sourceOfIncome: Given, idNumber: Given, whatsapp: Given, telegram: Given, facebook: Given, line: Given },
      ...{ zalo: Given, qqNum: Given, wechat: Given },
    }),
    value: Profile,
    errors: ['AGE_RESTRICTED', 'STATE_INVALID', 'USERNAME_TAKEN'],
  },
  notices: { ...own, rate: 'r', request: v.strictObject({}), value: Notices, errors: [] },
  /** Switches one notice in one channel; the same request again changes nothing. */
  setNotice: {
    ...own,
    rate: 'w',
    request: v.strictObject({
      ...{ channel: v.picklist(noticeChannels), topic: v.picklist(noticeTopics), isOn: v.boolean() },
    }),
    value: Notices,
    errors: ['STATE_INVALID'],
  },
  /** Opens `GET /wps/export?ticket=`, a file with everything that is stored of the member; once an hour. */
  exportTicket: {
    ...own,
    rate: 'a',
    request: v.strictObject({}),
    value: v.object({ ticket: Text, expiresInSec: Int }),
    errors: ['STEP_UP_REQUIRED'],
  },
  /** Closes for good and excludes nothing: refused while money, a round, a deposit or a withdrawal is open. Ends every session. */
  closeAccount: {
    ...own,
    rate: 'a',
    request: v.strictObject({ password: Secret }),
    value: v.object({ closed: v.literal(true) }),
    errors: ['PASSWORD_WRONG', 'STATE_INVALID', 'STEP_UP_REQUIRED'],
  },
} as const satisfies Record<string, Schemas>
