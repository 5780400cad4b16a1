import { AppError } from '@boardwalk/api-client/contract'
import { codeMail, codeSms } from '@boardwalk/brand-kit/mail'
import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Deps } from '../deps.ts'
import { lookOf } from '../mail/look.ts'
import type { Channel, OutgoingMessage } from '../senders/sender.ts'
import { type CodeTarget, issueCode, withdrawCode } from './one-time-code.ts'

type Sending = CodeTarget & {
  channel: Channel
  language: LanguageCode
  /** Where it goes, when the destination is more than an address. */
  address?: string
  /** Subject of the limits; differs from the destination where a caller could invent new destinations. */
  countedAs?: string
  /** Address of the caller. */
  ip: string
  isFamiliar?: () => Promise<boolean>
  /**
   * Whether the destination has an account, where that is secret: `false` does everything but send, `true` sends
   * without waiting, so that neither the answer nor its timing reveals it.
   */
  isKnown?: boolean
}

/** Sends a fresh code and answers the minutes it lives (visitor specification §9: the countdown is these times 60). */
export async function sendCode(
  deps: Deps,
  { channel, language, isKnown, address, countedAs, ip, isFamiliar, ...target }: Sending,
): Promise<number> {
  const sender = deps.senders[channel]
  if (!sender) throw new AppError('METHOD_UNAVAILABLE')
  const { codeMinutes } = await deps.settings.of(target.merchant)
  const asking = {
    merchant: target.merchant,
    countedAs: countedAs ?? target.destination,
    ip,
    ...(isFamiliar && { isFamiliar }),
  }
  const { id, code } = await issueCode(deps, target, codeMinutes, asking)
  if (isKnown === false) return codeMinutes
  const words = wordsOf(deps, { ...target, channel, language }, { code, minutes: codeMinutes })
  const sending = sender.send({ merchant: target.merchant, destination: address ?? target.destination, ...words })
  if (isKnown) sending.catch((error: unknown) => deps.log.error({ err: error }, `the ${channel} sender failed`))
  else await sending.catch((cause: unknown) => refuse(deps, id, cause))
  return codeMinutes
}

type Words = Pick<OutgoingMessage, 'subject' | 'body' | 'html'>

function wordsOf(
  deps: Deps,
  { merchant, purpose, channel, language }: Pick<Sending, 'merchant' | 'purpose' | 'channel' | 'language'>,
  facts: { code: string; minutes: number },
): Words {
  const look = lookOf(deps, merchant, language)
  if (channel === 'SMS') return { subject: '', body: codeSms(look, facts) }
  const { text, ...mail } = codeMail(look, purpose, facts)
  return { body: text, ...mail }
}

async function refuse(deps: Deps, id: string, cause: unknown): Promise<never> {
  await withdrawCode(deps, id)
  throw new AppError('UPSTREAM_ERROR', null, 'a sender failed', { cause })
}
