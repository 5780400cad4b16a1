import { el } from '../../../client/dom.ts'
import { gameClient, type Kit } from '../../../client/kit.ts'
import { finish } from '../../reels/client/finish.ts'
import { oneAtATime } from '../../reels/client/machine-room.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import { createRecent } from '../../reels/client/recent.ts'
import { payFor, wins } from '../odds.ts'
import { type DiceBet, type DiceOutcome, dice } from '../server.ts'
import { createBetForm } from './bet-form.ts'
import { type Strings, strings } from './strings/index.ts'
import { createTrack, rollText } from './track.ts'
import '../../reels/client/layout.css'
import './dice.css'

const [won, lost] = ['#17714a', '#5f5668']

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const track = createTrack(kit.heroes[0])
  const recent = createRecent(t.last)
  const form = createBetForm(kit, (bet) => track.mark(bet))

  /** Digits run, the marker slides, and both stop at the number. */
  async function show(pacer: Pacer, roll: number) {
    track.clear()
    if (!kit.calm())
      for (let step = 0; step < 16 && !pacer.hurried(); step += 1) {
        track.show((roll * 7 + step * 3_571) % 10_000)
        kit.sound('tick')
        await pacer.pause(28 + step * 5)
      }
    await track.slide(pacer, roll, kit.calm())
  }

  oneAtATime(kit, {
    label: t.roll,
    skipLabel: t.skip,
    async play(pacer) {
      form.lock(true)
      try {
        const bet = form.bet()
        const settled = await kit.order<DiceOutcome>(bet)
        const { roll } = settled.outcome
        await show(pacer, roll)
        const isWon = wins(bet.side, bet.chance, roll)
        track.judge(isWon)
        recent.add(rollText(roll), isWon ? won : lost)
        finish(kit, settled)
      } finally {
        form.lock(false)
      }
    },
  })
  kit.stage.append(el('div', { class: 'dice-board' }, track.root, form.root, recent.root))
}

/** Over or under a mark that the player sets. */
export const client = gameClient({
  rules: dice,
  strings,
  paytable: ({ t }) => [
    el('p', {}, t.rule),
    el(
      'table',
      { class: 'pays' },
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, t.chance), el('th', { scope: 'col' }, t.pays))),
      el(
        'tbody',
        {},
        ...[2, 5, 10, 25, 50, 75, 90, 95].map((chance) =>
          el('tr', {}, el('td', {}, `${chance}%`), el('td', {}, `${payFor(chance) / 100}×`)),
        ),
      ),
    ),
  ],
  summary: (outcome) => rollText((outcome as DiceOutcome).roll),
  bet({ bet }, { t }) {
    const { side, chance } = bet as DiceBet
    const mark = side === 'under' ? chance : 100 - chance
    return `${side === 'under' ? t.under : t.over} ${mark} · ${t.chance} ${chance}% · ${t.pays} ${payFor(chance) / 100}×`
  },
  mount,
})
