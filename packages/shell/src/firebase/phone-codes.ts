import { type IdentityToolkit, provePhoneCode, recaptchaSiteKey, sendPhoneCode } from '@boardwalk/api-client/firebase'
import { recaptchaToken } from './recaptcha.ts'

/** Where the gateway says that Firebase is, and where the scripts live that find out whether a person asks, if any. */
type Channel = IdentityToolkit & { recaptcha: readonly string[] }

/** Sends a code to a number and answers the session that the code belongs to. Throws an `ApiError`. */
export async function sendCode(channel: Channel, number: string): Promise<string> {
  const isAsked = channel.recaptcha.length > 0
  const proof = isAsked ? await recaptchaToken(await recaptchaSiteKey(channel), channel.recaptcha) : undefined
  return await sendPhoneCode(channel, number, proof)
}

export const proveCode = provePhoneCode
