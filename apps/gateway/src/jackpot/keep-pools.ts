import type { Deps } from '../deps.ts'
import { fillPools, openPool } from './fill-pools.ts'

/** Opens the pools that brands want, once, and fills them: regular work of any gateway process. */
export function keepPools({ db, merchants, brands }: Pick<Deps, 'db' | 'merchants' | 'brands'>): () => Promise<void> {
  let areOpen = false
  return async () => {
    if (!areOpen) {
      for (const { code, currency } of merchants.all)
        if (brands.get(code)?.jackpot === 'pool') await openPool(db, { merchant: code, currency })
      areOpen = true
    }
    await fillPools(db)
  }
}
