import './baccarat.css'
import { gameClient } from '../../../client/kit.ts'
import { tableBetWords } from '../../../client/table/bet-words.ts'
import { mountTable } from '../../../client/table/mount-table.ts'
import { tablePaytable } from '../../../client/table/paytable.ts'
import { withTableTexts } from '../../../client/table/strings/index.ts'
import { baccaratRtp } from '../returns.ts'
import { baccaratBets, baccaratPays, type Coup } from '../rules.ts'
import { baccarat } from '../server.ts'
import { game } from './game.ts'
import { bn } from './strings/bn.ts'
import { en } from './strings/en.ts'
import { fil } from './strings/fil.ts'
import { hi } from './strings/hi.ts'

export const client = gameClient({
  rules: baccarat,
  strings: withTableTexts({ en, fil, bn, hi }),
  paytable: (kit) =>
    tablePaytable(
      kit,
      [kit.t.rule1, kit.t.rule2, kit.t.rule3],
      baccaratBets.map((bet) => ({ name: kit.t[bet], pays: baccaratPays[bet], rtp: baccaratRtp[bet] })),
    ),
  mount: (kit) => mountTable(kit, game),
  bet: tableBetWords(game),
  summary: (outcome, kit) => game.road(outcome as Coup, kit).words,
})
