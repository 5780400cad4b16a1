import * as v from 'valibot'
import { Altcha, code, DialingCode, line, MobileNum, Secret, VerificationCode } from '../fields.ts'
import { Day } from '../scalars.ts'

const optional = v.optional
const text = optional(line(255))

/** Fields of registration; `registerSettings` lists those that a brand requires. */
export const registration = {
  username: line(64, 1),
  password: Secret,
  confirmPassword: optional(Secret),
  payeeName: text,
  email: optional(line(254)),
  qqNum: text,
  mobileNum: optional(MobileNum),
  countryDialingCode: optional(DialingCode),
  recommenderId: text,
  captcha: optional(line(16)),
  captchaId: optional(code(128)),
  verificationCode: optional(VerificationCode),
  /** In place of the code, where Firebase sends the codes. */
  firebaseToken: optional(line(4096)),
  affiliateCode: text,
  paymentPassword: optional(Secret),
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  referralCode: text,
  domain: optional(line(253)),
  birthday: optional(Day),
  agreeTerms: v.boolean(),
  registerUrl: line(2048),
  registerMethod: v.literal('WEB'),
  login: v.literal(true),
  altcha: Altcha,
}
