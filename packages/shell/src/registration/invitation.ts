import { attempt } from '../session/session-storage.ts'

/** Codes of the person who sent this visitor: a friend (`referralCode`) or an agent (`affiliateCode`). */
export type Invitation = { referralCode: string; affiliateCode: string }

export const noInvitation: Invitation = { referralCode: '', affiliateCode: '' }

const KEY = 'invitation'
const LONGEST = 255
const names = ['referralCode', 'affiliateCode'] as const

const clean = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, LONGEST) : '')

function stored(): Partial<Record<keyof Invitation, unknown>> {
  const found: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  return typeof found === 'object' && found !== null ? found : {}
}

/**
 * Reads the codes of an address and stores them in the tab, so that they are still there when the visitor reaches the
 * form: after other pages, another tab of the form, or a reload. A newer link replaces an older one.
 */
export function readInvitation(search: string): Invitation {
  const params = new URLSearchParams(search)
  const kept = stored()
  const [referralCode = '', affiliateCode = ''] = names.map((name) => clean(params.get(name)) || clean(kept[name]))
  if (referralCode || affiliateCode) keepInvitation({ referralCode, affiliateCode })
  return { referralCode, affiliateCode }
}

/** Replaces the codes of this tab, for example by those that are still valid. */
export const keepInvitation = (invitation: Invitation) =>
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(invitation)))
