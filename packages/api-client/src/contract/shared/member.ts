import * as v from 'valibot'
import { Id, Int, MaybeText, Text, Ts } from '../scalars.ts'
import { LanguageCode } from './site.ts'

/** 0 player, 1 agent, 2 head agent, 4 trial, 41 affiliate, 42 agent's staff (contract A8.3). */
export const accountTypes = [0, 1, 2, 4, 41, 42] as const
export const AccountType = v.picklist(accountTypes)

/** The response of every way of signing in. */
export const LoginOk = v.object({
  token: Text,
  expiresAt: Ts,
  idleSeconds: Int,
  userName: Text,
  type: AccountType,
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  /** The player has excluded themselves, `until` null for good: the session serves only the routes that allow it. */
  excluded: v.nullable(v.object({ until: v.nullable(Ts) })),
  captcha: v.literal(false),
})

/** A token that replaces the one in use. */
export const NewToken = v.object({ token: Text, expiresAt: Ts })

/** `mobile`, `email`, `idNumber` and `payeeName` arrive masked. */
export const Profile = v.object({
  payeeName: MaybeText,
  nickname: MaybeText,
  mobile: MaybeText,
  email: MaybeText,
  birthday: MaybeText,
  address: MaybeText,
  nationality: MaybeText,
  occupation: MaybeText,
  sourceOfIncome: MaybeText,
  qqNum: MaybeText,
  whatsapp: MaybeText,
  facebook: MaybeText,
  telegram: MaybeText,
  zalo: MaybeText,
  line: MaybeText,
  wechat: MaybeText,
  idNumber: MaybeText,
})

/** Which protections the account has; `level` sums them up. */
export const SecurityBrief = v.object({
  payPassword: v.boolean(),
  mobile: v.boolean(),
  email: v.boolean(),
  totp: v.boolean(),
  payeeName: v.boolean(),
  level: v.picklist([0, 1, 2, 3]),
})

/** `toUpline`: may transfer to the upline. */
export const MemberInfo = v.object({
  id: Id,
  account: Text,
  nickname: Text,
  type: AccountType,
  toUpline: v.boolean(),
  clubLabel: v.nullable(v.object({ labelName: Text, rankLevel: Int })),
  memberLabel: v.array(Text),
  currency: Text,
  language: Text,
  avatar: Text,
  profile: Profile,
  security: SecurityBrief,
  registeredAt: Ts,
})

export const AccountBrief = v.object({ id: Id, account: Text, type: AccountType, level: Int })

export const messageKinds = ['SYSTEM', 'DEPOSIT', 'WITHDRAW', 'PROMO', 'CONTRACT', 'PERSONAL'] as const

/** A message in a list. `language` is that of its texts, as far as the gateway knows it. */
export const MessageBrief = v.object({
  id: Id,
  title: Text,
  kind: v.picklist(messageKinds),
  language: v.nullable(LanguageCode),
  readAt: v.nullable(Ts),
  createdAt: Ts,
})

/** `content` is plain text; `link` is a path of the storefront. */
export const Message = v.object({ ...MessageBrief.entries, content: Text, link: MaybeText })

export type AccountType = v.InferOutput<typeof AccountType>
export type LoginOk = v.InferOutput<typeof LoginOk>
export type Profile = v.InferOutput<typeof Profile>
export type SecurityBrief = v.InferOutput<typeof SecurityBrief>
export type MemberInfo = v.InferOutput<typeof MemberInfo>
export type AccountBrief = v.InferOutput<typeof AccountBrief>
export type MessageBrief = v.InferOutput<typeof MessageBrief>
export type Message = v.InferOutput<typeof Message>
