import { AppError } from '@boardwalk/api-client/contract'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose'
import * as v from 'valibot'
import type { FirebaseConfig } from '../config.ts'

/** Maximum age of a proof since the code was typed, also for a renewed token. */
const freshSeconds = 300
const skewSeconds = 30

const PhoneProof = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  auth_time: v.pipe(v.number(), v.integer()),
  phone_number: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/)),
  firebase: v.object({ sign_in_provider: v.literal('phone') }),
})

/** The claim of a Firebase ID token: the code for this number was typed. `proof` identifies that event. */
export type PhoneProof = { e164: string; proof: string }
export type ReadToken = (token: string | undefined) => Promise<PhoneProof>

/**
 * Reads ID tokens of one project: issuer, audience, life and signature as Google's documentation of ID tokens
 * demands, and that a phone was proved just now. Throws OTP_INVALID, OTP_EXPIRED; UPSTREAM_ERROR when the keys cannot
 * be loaded.
 */
export function tokenReader(config: FirebaseConfig, clock: () => Date): ReadToken {
  const expected = {
    issuer: `https://securetoken.google.com/${config.projectId}`,
    audience: config.projectId,
    clockTolerance: skewSeconds,
  }
  const keys = createRemoteJWKSet(new URL(config.keysUrl), { timeoutDuration: 5_000 })
  const required = { algorithms: ['RS256'], requiredClaims: ['exp', 'iat', 'sub', 'auth_time'] }
  const open = async (token: string): Promise<JWTPayload> => {
    const currentDate = clock()
    if (config.isEmulator) return UnsecuredJWT.decode(token, { ...expected, currentDate }).payload
    return (await jwtVerify(token, keys, { ...expected, ...required, currentDate })).payload
  }
  return async (token) => {
    const claims = await open(token ?? '').catch(refuse)
    const read = v.safeParse(PhoneProof, claims)
    if (!read.success) throw new AppError('OTP_INVALID', { attemptsLeft: 0 }, 'the token proves no phone')
    const { sub, auth_time: provedAt, phone_number: e164 } = read.output
    const age = clock().getTime() / 1000 - provedAt
    if (age > freshSeconds || age < -skewSeconds) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 })
    return { e164, proof: `${sub} ${provedAt}` }
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof errors.JWTExpired) throw new AppError('OTP_EXPIRED', { attemptsLeft: 0 }, 'late', { cause })
  const isToken =
    cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout) && cause.code !== errors.JOSEError.code
  if (isToken) throw new AppError('OTP_INVALID', { attemptsLeft: 0 }, 'the token is not good', { cause })
  throw new AppError('UPSTREAM_ERROR', null, 'the keys of Firebase cannot be had', { cause })
}
