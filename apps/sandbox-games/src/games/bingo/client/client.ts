import { el } from '../../../client/dom.ts'
import { gameClient, type Kit } from '../../../client/kit.ts'
import { finish } from '../../reels/client/finish.ts'
import { oneAtATime } from '../../reels/client/machine-room.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import { type BingoBet, type BingoOutcome, bingo } from '../server.ts'
import { createCard } from './card-view.ts'
import { bingoPaytable } from './paytable.ts'
import { createPicks } from './picks-view.ts'
import { type Strings, strings } from './strings/index.ts'
import '../../reels/client/layout.css'
import './bingo.css'

const colours = ['#2b5ea8', '#c02f3e', '#7b3fb0', '#17714a', '#b8651b']

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const views = { card: createCard(kit), picks: createPicks(kit) }
  type Name = keyof typeof views
  let name: Name = 'card'
  const tray = el('div', { class: 'tray', 'aria-hidden': 'true' })
  const place = el('div', { class: 'bingo-place' })
  const tabs = (['card', 'picks'] as const).map((value) => {
    const input = el('input', { type: 'radio', name: 'game', value, checked: value === name })
    input.addEventListener('change', () => {
      name = value
      tray.replaceChildren()
      show()
    })
    return { input, label: el('label', { class: 'tab' }, input, t[value]) }
  })

  function ball(number: number) {
    const node = el('span', { class: 'ball' }, `${number}`)
    const part = name === 'card' ? Math.ceil(number / 15) - 1 : number % colours.length
    node.style.setProperty('--ball', colours[part] ?? '#2b5ea8')
    tray.prepend(node)
    while (tray.childElementCount > 12) tray.lastElementChild?.remove()
    if (!kit.calm())
      node.animate([{ transform: 'translateX(-120%) rotate(-160deg)' }, { transform: 'none' }], {
        duration: 180,
        easing: 'ease-out',
      })
  }

  /** Balls come one by one, a little slower towards the end. */
  async function drawBalls(pacer: Pacer, balls: readonly number[]) {
    const drawn = new Set<number>()
    for (const [at, number] of balls.entries()) {
      drawn.add(number)
      ball(number)
      const isHit = views[name].mark(number, drawn)
      kit.sound(isHit ? 'deal' : 'tick')
      kit.say(views[name].score(drawn))
      const step = name === 'card' ? 95 : 320
      await pacer.pause(step + (at > balls.length - 5 ? step : 0))
    }
  }

  const room = oneAtATime(kit, {
    label: t.draw,
    skipLabel: t.skip,
    async play(pacer) {
      const view = views[name]
      if (!view.ready()) return kit.say(t.choose)
      view.clear()
      tray.replaceChildren()
      lock(true)
      try {
        const settled = await kit.order<BingoOutcome>(view.bet())
        await drawBalls(pacer, settled.outcome.balls)
        finish(kit, settled)
      } finally {
        lock(false)
      }
    },
  })
  function lock(locked: boolean) {
    views[name].lock(locked)
    for (const { input } of tabs) input.disabled = locked
  }
  function show() {
    if (place.firstElementChild !== views[name].root) place.replaceChildren(views[name].root)
    views[name].clear()
  }
  kit.key('b', t.card, () => room.isRunning() || tabs[0]?.input.click())
  kit.key('k', t.picks, () => room.isRunning() || tabs[1]?.input.click())
  kit.stage.append(
    el(
      'div',
      { class: 'bingo-board' },
      el('fieldset', { class: 'tabs' }, el('legend', { class: 'hidden' }, t.game), ...tabs.map(({ label }) => label)),
      tray,
      place,
    ),
  )
  show()
}

/** A bingo card of 75 numbers, or up to eight picks of 36. */
export const client = gameClient({
  rules: bingo,
  strings,
  paytable: (kit) => bingoPaytable(kit.t),
  summary: (outcome) => `${(outcome as BingoOutcome).balls.slice(0, 5).join(' ')} …`,
  bet({ bet }, { t }) {
    const asked = bet as BingoBet
    return asked.game === 'card' ? `${t.card} · № ${asked.card}` : `${t.picks} · ${asked.picks.join(' ')}`
  },
  mount,
})
