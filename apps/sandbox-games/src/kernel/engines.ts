/**
 * The engines that can be played, in the order of `GET /engines`. A new one is a name here, a line in
 * `games/index.server.ts` and one in `games/index.client.ts`; the compiler requires all three.
 */
export const engineNames = [
  'lines',
  'ways',
  'cluster',
  'hold',
  'baccarat',
  'roulette',
  'threedice',
  'sides',
  'numbers',
  'quickdraw',
  'wheel',
  'dice',
  'rocket',
  'highcard',
  'bingo',
  'fish',
  'trio',
  'football',
  'cricket',
  'arena',
] as const
export type EngineName = (typeof engineNames)[number]

export const isEngineName = (name: string): name is EngineName => engineNames.some((known) => known === name)
