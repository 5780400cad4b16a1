import { useAffiliateCheckQuery } from '@boardwalk/api-client/lazy'
import { isApiError } from '../site/use-error-text.ts'
import type { Invitation } from './invitation.ts'

const dead = new Set(['AFFILIATE_INVALID', 'VALIDATION_FAILED'])

/** No code is longer (contract, `affiliateCheck`); a longer one need not be sent to the server. */
const maxLength = 64

/** Whether the server refuses a code. A check that fails for another reason proves nothing about the code. */
function useIsDead(code: string, kind: 'AGENT' | 'FRIEND'): boolean {
  const domain = code && location.hostname
  const isTooLong = code.length > maxLength
  const asked = { code, domain, ...(kind === 'FRIEND' && { kind }) }
  const { error } = useAffiliateCheckQuery(asked, { skip: !code || isTooLong })
  return isTooLong || (code !== '' && isApiError(error) && dead.has(error.code))
}

/** Splits the codes of a link into those that registration would accept and those that it would refuse. */
export function useCheckedInvitation({ affiliateCode, referralCode }: Invitation) {
  const isAgentDead = useIsDead(affiliateCode, 'AGENT')
  const isFriendDead = useIsDead(referralCode, 'FRIEND')
  const live: Invitation = {
    affiliateCode: isAgentDead ? '' : affiliateCode,
    referralCode: isFriendDead ? '' : referralCode,
  }
  return { live, deadCodes: [...(isAgentDead ? [affiliateCode] : []), ...(isFriendDead ? [referralCode] : [])] }
}
