import { createHmac, randomInt } from 'node:crypto'
import type { Deps } from '../deps.ts'

const count = 8
/** No letter or digit that reads like another. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const part = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** Codes that open an account whose authenticator is lost, each once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, () => `${part()}-${part()}`)

/** However it was typed: capitals, spaces, without the dash. */
const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

export const hashRecovery = ({ purposeKeys }: Pick<Deps, 'purposeKeys'>, memberId: string, code: string): Buffer =>
  createHmac('sha256', purposeKeys.recoveryCode)
    .update(`${memberId}\0${bare(code)}`)
    .digest()
