import { confirmedStore } from './confirmed.ts'
import { openDatabase } from './open.ts'
import { purseStore } from './purses.ts'
import { tableStore } from './tables.ts'
import { wagerStore } from './wagers.ts'

/** Rounds survive a restart: stakes are settled or reversed afterwards. */
export function openStore(file: string) {
  const db = openDatabase(file)
  return {
    ...wagerStore(db),
    ...tableStore(db),
    ...purseStore(db),
    ...confirmedStore(db),
    inOneStep: db.inOneStep,
    close: db.close,
  }
}
export type Store = ReturnType<typeof openStore>
