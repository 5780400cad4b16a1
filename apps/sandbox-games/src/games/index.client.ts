import type { GameClient } from '../client/kit.ts'
import type { EngineName } from '../kernel/engines.ts'

/** Pages of every engine, each in a separate chunk. */
export const clients: Record<EngineName, () => Promise<{ client: GameClient }>> = {
  lines: () => import('./lines/client/client.ts'),
  ways: () => import('./ways/client/client.ts'),
  cluster: () => import('./cluster/client/client.ts'),
  hold: () => import('./hold/client/client.ts'),
  baccarat: () => import('./baccarat/client/client.ts'),
  roulette: () => import('./roulette/client/client.ts'),
  threedice: () => import('./threedice/client/client.ts'),
  sides: () => import('./sides/client/client.ts'),
  numbers: () => import('./numbers/client/client.ts'),
  quickdraw: () => import('./quickdraw/client/client.ts'),
  wheel: () => import('./wheel/client/client.ts'),
  dice: () => import('./dice/client/client.ts'),
  rocket: () => import('./rocket/client/client.ts'),
  highcard: () => import('./highcard/client/client.ts'),
  bingo: () => import('./bingo/client/client.ts'),
  fish: () => import('./fish/client/client.ts'),
  trio: () => import('./trio/client/client.ts'),
  football: () => import('./football/client/client.ts'),
  cricket: () => import('./cricket/client/client.ts'),
  arena: () => import('./arena/client/client.ts'),
}
