import { AppError, type Call, type endpoints } from '@boardwalk/api-client/contract'
import * as v from 'valibot'
import type { Deps } from '../deps.ts'
import { ownMember } from '../member/member-info.ts'
import { coordinate, seal } from '../security/jwe.ts'

type LinkCall = Call<(typeof endpoints)['customerServiceLink']>

/** VIPs are members strictly above this rank (visitor specification §6). */
const vipAbove = 4

const ClientKey = v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: coordinate, y: coordinate })

/** The address of the help desk, readable for the caller's throw-away key only (contract D1-9). */
export async function customerServiceLink(deps: Deps, { input, caller, request }: LinkCall): Promise<{ link: string }> {
  if (input.csType === 'VIP') {
    if (!caller) throw new AppError('FORBIDDEN')
    const { rankLevel } = await ownMember(deps, caller.memberId)
    if (rankLevel <= vipAbove) throw new AppError('FORBIDDEN')
  }
  const key = readClientKey(input.clientKey ?? request.headers['x-client-key'])
  const { customerService } = await deps.settings.of(request.merchant)
  const text = JSON.stringify({ url: customerService[input.csType] })
  try {
    return { link: seal(text, key, { cty: 'json' }) }
  } catch (cause) {
    throw new AppError('BAD_REQUEST', null, 'the client key is no point of the curve', { cause })
  }
}

function readClientKey(text: unknown): v.InferOutput<typeof ClientKey> {
  try {
    return v.parse(ClientKey, JSON.parse(Buffer.from(String(text ?? ''), 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', null, 'unreadable client key', { cause })
  }
}
