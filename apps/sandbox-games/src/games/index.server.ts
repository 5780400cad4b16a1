import type { EngineName } from '../kernel/engines.ts'
import type { Game } from '../kernel/kinds.ts'
import { arena } from './arena/server.ts'
import { baccarat } from './baccarat/server.ts'
import { bingo } from './bingo/server.ts'
import { cluster } from './cluster/server.ts'
import { cricket } from './cricket/server.ts'
import { dice } from './dice/server.ts'
import { fish } from './fish/server.ts'
import { football } from './football/server.ts'
import { highcard } from './highcard/server.ts'
import { hold } from './hold/server.ts'
import { lines } from './lines/server.ts'
import { numbers } from './numbers/server.ts'
import { quickdraw } from './quickdraw/server.ts'
import { rocket } from './rocket/server.ts'
import { roulette } from './roulette/server.ts'
import { sides } from './sides/server.ts'
import { threedice } from './threedice/server.ts'
import { trio } from './trio/server.ts'
import { ways } from './ways/server.ts'
import { wheel } from './wheel/server.ts'

/** Rules of every engine. Read by the server and by the verifier page: nothing here may need Node or a page. */
export const games: Record<EngineName, Game> = {
  lines,
  ways,
  cluster,
  hold,
  baccarat,
  roulette,
  threedice,
  sides,
  numbers,
  quickdraw,
  wheel,
  dice,
  rocket,
  highcard,
  bingo,
  fish,
  trio,
  football,
  cricket,
  arena,
}
