/** Attempts of the hostile vendor's page, selected by `?do=` or by its server. */
export const mischief = [
  'never-ready',
  'hang',
  'crash',
  'flood',
  'forge',
  'huge-message',
  'navigate-top',
  'popup',
  'storage',
  'read-parent',
  'fullscreen',
  'alert',
  'download',
  'fetch-storefront',
] as const
export type Mischief = (typeof mischief)[number]
/** A page that does nothing wrong, for attacks on the money calls in its session. */
export type Deed = Mischief | 'behave'

/** Alternative responses of the vendor's server instead of its page. */
export const refusals = ['server-hang', 'server-error', 'server-reset', 'server-drip'] as const
export type Refusal = (typeof refusals)[number]
export type Doing = Deed | Refusal

/** Attacks on the money calls, with the vendor's real secret. */
export const attacks = [
  'bet-storm',
  'bet-changed',
  'win-without-bet',
  'win-first',
  'rollback-first',
  'rollback-twice',
  'rollback-after-win',
  'win-twice',
  'bet-after-close',
  'wrong-currency',
  'negative-amount',
  'too-many-decimals',
  'number-for-amount',
  'beyond-balance',
  'other-player',
  'stale-session',
  'other-game',
] as const
export type AttackName = (typeof attacks)[number]

/** The wallet's answer to one call of an attack. */
export type Tried = { name: string; answer: string; balance: string | null }
/** The wallet's answer to one call with an invalid signature. */
export type Forged = { name: string; status: number }
