import * as v from 'valibot'
import type { Schemas } from '../endpoint.ts'
import { maxFeedbackUnits, questionTypes } from '../feedback.ts'
import { Altcha, DialingCode, line, MobileNum, paragraph, unsentSms } from '../fields.ts'
import { Id, Int, Ref, Text } from '../scalars.ts'
import { Prize } from '../shared/promotion.ts'
import { sharedBy } from '../sharing.ts'

export const commonSchemas = {
  domainRoute: {
    origin: 'spec',
    rate: 'p',
    request: v.strictObject({ domain: v.optional(line(253)) }),
    value: v.object({
      merchantCode: Text,
      canonicalHost: Text,
      apiHosts: v.array(Text),
      imageHosts: v.array(Text),
    }),
    errors: [],
    servedWhen: ['closed'],
  },
  sendRegisterCode: {
    origin: 'spec',
    human: 'sms',
    rate: 's',
    request: v.strictObject({
      regType: v.picklist(['USERNAME', 'MOBILE']),
      countryDialingCode: DialingCode,
      mobileNo: MobileNum,
      altcha: Altcha,
    }),
    value: v.object({ expiredMinutes: Int }),
    errors: [...unsentSms, 'FEATURE_OFF'],
  },
  /** Only visitors must send the proof of work. */
  feedback: {
    origin: 'spec',
    human: 'feedback',
    rate: 'w',
    request: v.strictObject({
      questionType: v.picklist(questionTypes),
      content: paragraph(maxFeedbackUnits, 1),
      contact: v.optional(line(254)),
      altcha: v.optional(Altcha),
    }),
    value: v.object({ refNo: Ref }),
    errors: [],
    humanWhen: 'signedOut',
    servedWhen: ['excluded'],
  },
  /** How long feedback may be, in words. */
  feedbackRules: {
    origin: 'extension',
    rate: 'p',
    request: v.strictObject({}),
    value: v.object({ minWords: Int, maxWords: Int }),
    errors: [],
    cache: sharedBy('merchant'),
  },
  claimRaffle: {
    origin: 'spec',
    who: 'real',
    rate: 'm',
    request: v.strictObject({ promotionId: Id }),
    value: v.object({
      refNo: Ref,
      prize: Prize,
      chancesLeft: Int,
    }),
    errors: ['NOT_ELIGIBLE', 'PROMO_CLOSED', 'ALREADY_CLAIMED'],
  },
} as const satisfies Record<string, Schemas>
