import { AppError } from '@boardwalk/api-client/contract'
import { type LanguageCode, languages } from '@boardwalk/i18n/codes'
import type { Deps } from '../deps.ts'
import type { Channel } from '../senders/sender.ts'
import { codeTexts } from './code-texts.ts'
import { type CodeTarget, issueCode, withdrawCode } from './one-time-code.ts'

type Sending = CodeTarget & {
  channel: Channel
  language: LanguageCode
  /** Where it goes, when the destination is more than an address. */
  address?: string
  /** What the limits count; the destination unless somebody could make up new ones. */
  countedAs?: string
  /** Address of whoever asks. */
  ip: string
  isFamiliar?: () => Promise<boolean>
  /**
   * Whether somebody has this address, where that is a secret: with `false` everything happens but the sending, and with
   * `true` nobody waits for it, so that neither the answer nor its time tells.
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
  const brand = deps.brands.get(target.merchant)?.name ?? target.merchant
  const text = codeTexts(languages[language].bcp47, { brand, code, minutes: codeMinutes })
  const sending = sender.send({ merchant: target.merchant, destination: address ?? target.destination, ...text })
  if (isKnown) sending.catch((error: unknown) => deps.log.error({ err: error }, `the ${channel} sender failed`))
  else await sending.catch((cause: unknown) => refuse(deps, id, cause))
  return codeMinutes
}

async function refuse(deps: Deps, id: string, cause: unknown): Promise<never> {
  await withdrawCode(deps, id)
  throw new AppError('UPSTREAM_ERROR', null, 'a sender failed', { cause })
}
