import type { Deps } from '../deps.ts'
import { mailOwner } from '../mail/mail-owner.ts'
import { contributeToPools, openPool } from './contribute-to-pools.ts'

/** Opens the pools that brands show, once, and fills them: regular work of any gateway process. */
export function maintainPools(
  deps: Pick<Deps, 'db' | 'merchants' | 'brands' | 'tokens' | 'senders' | 'log'>,
): () => Promise<void> {
  const { db, merchants, brands } = deps
  const shown = merchants.all.filter(({ code }) => brands.get(code)?.jackpot === 'pool')
  const codes = shown.map(({ code }) => code)
  let areOpen = false
  return async () => {
    if (!areOpen) {
      for (const { code, currency } of shown) await openPool(db, { merchant: code, currency })
      areOpen = true
    }
    for (const { winner, words } of await contributeToPools(db, codes)) mailOwner(deps, winner, words)
  }
}
