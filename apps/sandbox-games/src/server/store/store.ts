import { openDatabase } from './open.ts'
import { purseStore } from './purses.ts'
import { tableStore } from './tables.ts'
import { wagerStore } from './wagers.ts'

/** Rounds outlive the process: what was staked is settled or undone after a restart. */
export function openStore(file: string) {
  const db = openDatabase(file)
  return {
    ...wagerStore(db),
    ...tableStore(db),
    ...purseStore(db),
    inOneStep: db.inOneStep,
    close: db.close,
  }
}
export type Store = ReturnType<typeof openStore>
