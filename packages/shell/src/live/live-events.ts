/** The live events of a signed-in player (contract D1-13). */
export type LiveEvent =
  /** `vendors` is the sum of the transfer wallets. */
  | { kind: 'balance'; version: number; cash: string; bonus: string; vendors: string }
  | { kind: 'message'; unread: number }
  | { kind: 'money' }
  | { kind: 'contract' }
  /** How many promotions wait to be claimed. */
  | { kind: 'promo'; count: number }
  | { kind: 'announcement' }
  /** The platform opened or closed, or its switches changed. */
  | { kind: 'status' }
  | { kind: 'logout' }

/** Parsers of the event data by event name. Malformed data is dropped, because the next poll corrects it. */
const readers: Record<string, (data: Record<string, unknown>) => LiveEvent | null> = {
  balance: ({ version, cash, bonus, vendors = '0.00' }) =>
    typeof version === 'number' && typeof cash === 'string' && typeof bonus === 'string' && typeof vendors === 'string'
      ? { kind: 'balance', version, cash, bonus, vendors }
      : null,
  message: ({ unread }) => (typeof unread === 'number' ? { kind: 'message', unread } : null),
  deposit: () => ({ kind: 'money' }),
  withdraw: () => ({ kind: 'money' }),
  contract: () => ({ kind: 'contract' }),
  promo: ({ count }) => (typeof count === 'number' ? { kind: 'promo', count } : null),
  announcement: () => ({ kind: 'announcement' }),
  status: () => ({ kind: 'status' }),
  logout: () => ({ kind: 'logout' }),
}

export const liveEventNames = Object.keys(readers)

export function readLiveEvent(name: string, text: string): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? (readers[name]?.(data as Record<string, unknown>) ?? null) : null
  } catch {
    return null
  }
}
