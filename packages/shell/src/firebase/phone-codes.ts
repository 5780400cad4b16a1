import { type IdentityToolkit, provePhoneCode, recaptchaSiteKey, sendPhoneCode } from '@boardwalk/api-client/firebase'
import { recaptchaToken } from './recaptcha.ts'

/** Address of Firebase from the gateway, and the addresses of the scripts of the human check, if any. */
type Channel = IdentityToolkit & { recaptcha: readonly string[] }

/** Sends a code to a number and returns the session of the code. Throws an `ApiError`. */
export async function sendCode(channel: Channel, number: string): Promise<string> {
  const isAsked = channel.recaptcha.length > 0
  const proof = isAsked ? await recaptchaToken(await recaptchaSiteKey(channel), channel.recaptcha) : undefined
  return await sendPhoneCode(channel, number, proof)
}

export const proveCode = provePhoneCode
