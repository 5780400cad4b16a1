import { el } from '../../../client/dom.ts'
import { gameClient, type Kit } from '../../../client/kit.ts'
import { finish } from '../../reels/client/finish.ts'
import { oneAtATime } from '../../reels/client/machine-room.ts'
import type { Pacer } from '../../reels/client/pacer.ts'
import { createRecent } from '../../reels/client/recent.ts'
import { type WheelBet, type WheelOutcome, wheel } from '../server.ts'
import { counts, type Spot, segments, spots } from '../wheel.ts'
import { angleFor, colourOf, createDial, labelOf, segmentAt } from './dial.ts'
import { type Strings, strings } from './strings/index.ts'
import '../../reels/client/layout.css'
import './wheel.css'

/** Whole turns before it stops, and their duration. */
const turns = 4
const slowing = 6_200

const ofAll = ({ of54 }: Strings, spot: Spot) => of54.replace('{n}', `${counts[spot]}`)

function createPicker(t: Strings) {
  let chosen: Spot = spots[0]
  const inputs = spots.map((spot, at) =>
    el('input', { type: 'radio', name: 'spot', value: `${spot}`, checked: at === 0 }),
  )
  for (const [at, input] of inputs.entries())
    input.addEventListener('change', () => {
      chosen = spots[at] as Spot
    })
  const fields = spots.map((spot, at) => {
    const field = el(
      'label',
      { class: 'spot' },
      inputs[at] as Node,
      el('b', {}, labelOf(spot)),
      el('small', {}, ofAll(t, spot)),
    )
    field.style.setProperty('--spot', colourOf(spot))
    return field
  })
  return {
    root: el('fieldset', { class: 'spots' }, el('legend', { class: 'hidden' }, t.choose), ...fields),
    chosen: () => chosen,
    choose: (at: number) => inputs[at]?.click(),
    lock: (locked: boolean) => {
      for (const input of inputs) input.disabled = locked
    },
  }
}

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const dial = createDial(kit.heroes[0])
  const picker = createPicker(t)
  const recent = createRecent()
  let angle = 0

  /** Slows evenly, as friction does; pegs tick as they pass. */
  async function turnTo(pacer: Pacer, { segment, rest }: WheelOutcome) {
    const goal = angle - (angle % 360) + 360 * turns + angleFor(segment, rest)
    const from = angle
    angle = goal
    const pose = (degrees: number) => ({ transform: `rotate(${degrees}deg)` })
    if (kit.calm()) {
      dial.rim.animate([pose(goal), pose(goal)], { duration: 1, fill: 'forwards' })
      return dial.show(segments[segment] as Spot)
    }
    const moving = dial.rim.animate([pose(from), pose(goal)], {
      duration: slowing,
      easing: 'cubic-bezier(.5,1,.89,1)',
      fill: 'forwards',
    })
    let under = -1
    const follow = () => {
      const part = moving.effect?.getComputedTiming().progress ?? 1
      const now = segmentAt(from + (goal - from) * part)
      if (now !== under) {
        under = now
        dial.show(segments[now] as Spot)
        kit.sound('tick')
        dial.pointer.animate([{ transform: 'rotate(-9deg)' }, { transform: 'none' }], 90)
      }
      if (moving.playState === 'running') requestAnimationFrame(follow)
    }
    requestAnimationFrame(follow)
    await pacer.run(moving)
    dial.show(segments[segment] as Spot)
  }

  const room = oneAtATime(kit, {
    label: t.spin,
    skipLabel: t.skip,
    async play(pacer) {
      picker.lock(true)
      try {
        const settled = await kit.order<WheelOutcome>({ spot: picker.chosen() })
        kit.sound('spin')
        await turnTo(pacer, settled.outcome)
        const spot = segments[settled.outcome.segment] as Spot
        recent.add(labelOf(spot), colourOf(spot))
        finish(kit, settled)
      } finally {
        picker.lock(false)
      }
    },
  })
  for (const [at, spot] of spots.entries())
    kit.key(`${at + 1}`, labelOf(spot), () => room.isRunning() || picker.choose(at))
  kit.stage.append(
    el('div', { class: 'wheel-board' }, dial.root, el('div', { class: 'wheel-side' }, picker.root, recent.root)),
  )
}

/** A wheel of 54 segments; one of six spots is backed. */
export const client = gameClient({
  rules: wheel,
  strings,
  paytable: ({ t }) => [
    el('p', {}, t.rule),
    el(
      'table',
      { class: 'pays' },
      el(
        'tbody',
        {},
        ...spots.map((spot) => el('tr', {}, el('th', { scope: 'row' }, labelOf(spot)), el('td', {}, ofAll(t, spot)))),
      ),
    ),
    el('p', {}, t.honest),
  ],
  summary: (outcome) => labelOf(segments[(outcome as WheelOutcome).segment] as Spot),
  bet: ({ bet }) => labelOf((bet as WheelBet).spot),
  mount,
})
