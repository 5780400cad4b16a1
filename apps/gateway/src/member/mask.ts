import type { MemberRow } from '../db/schema/member.ts'

/** The first two characters of a name, never half of one; the rest is masked. */
export const maskName = (name: string): string => `${[...name].slice(0, 2).join('')}***`

/** Last characters only; short texts vanish whole. `null` stays `null`. */
export const maskEnd = (text: string | null | undefined, shown = 4): string | null =>
  text ? `***${text.length > shown + 2 ? text.slice(-shown) : ''}` : null

/** First letter and domain of an address. */
export const maskEmail = (email: string | null | undefined): string | null =>
  email ? `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}` : null

/** Where messages to a member go; null for one without a number. */
export const fullNumber = ({ dialingCode, mobile }: Pick<MemberRow, 'dialingCode' | 'mobile'>): string | null =>
  mobile && dialingCode ? `+${dialingCode}${mobile}` : null
