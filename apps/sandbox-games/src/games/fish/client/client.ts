import { button, el } from '../../../client/dom.ts'
import { gameClient, type Kit, type Settled } from '../../../client/kit.ts'
import { toAmount, toUnits } from '../../../kernel/amounts.ts'
import { finish } from '../../reels/client/finish.ts'
import { createRecent } from '../../reels/client/recent.ts'
import { payHundredths } from '../../stakes.ts'
import { type Kind, kindNames, kinds, maxInNet, paysOf } from '../kinds.ts'
import { type FishBet, type FishOutcome, fish } from '../server.ts'
import { chanceOf, createList } from './list.ts'
import type { Swimmer } from './school.ts'
import { createSea } from './sea.ts'
import { createShots, maxInFlight } from './shots.ts'
import { createSprites } from './sprites.ts'
import { type Strings, strings } from './strings/index.ts'
import '../../reels/client/layout.css'
import './fish.css'

/** Between two shots; slower where the answers are. */
const reloadMs = 300

const colourOf = (pays: number) => (pays >= 50 ? '#a11568' : pays >= 12 ? '#17714a' : '#4d5568')

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  let [firedAt, isHeld, isNet] = [0, false, false]
  const sprites = createSprites(kit.heroes[0], () => list.paint())
  const recent = createRecent(t.caught)

  function answered(settled: Settled<FishOutcome>, hits: readonly Swimmer[], named: readonly Kind[]) {
    const { caught } = settled.outcome
    for (const [at, one] of hits.entries()) {
      const kind = named[at]
      if (!caught[at] || !kind) continue
      const worth = payHundredths(unitsOf(settled), paysOf(kind) * 100)
      sea.bring(one, kit.money(toAmount(worth)), Math.min(4 + Math.ceil(paysOf(kind) / 6), 24))
      recent.add(`${paysOf(kind)}×`, colourOf(paysOf(kind)))
    }
    finish(kit, settled)
    if (!caught.includes(true)) kit.say(`${named.length > 1 ? t.net : t[named[0] as Kind]}: ${t.away}`)
  }
  const shots = createShots(kit, {
    answered,
    failed: () => {
      isHeld = false
    },
  })
  const underWay = () => sea.gun.inWater() + shots.underWay()
  const isReady = () => underWay() < maxInFlight && performance.now() - firedAt >= reloadMs

  const fire = (target: Swimmer | null = null) => {
    if (!isReady() || !sea.gun.fire(kit.stake.value(), isNet, target)) return
    firedAt = performance.now()
    kit.sound('tap')
  }
  const fireAt = (kind: number) => {
    const one = sea.school.ofKind(kind)
    if (one) fire(one)
  }
  const sea = createSea({
    kit,
    label: t.sea,
    sprites,
    onHit: (taken, stake) => shots.add(taken, stake),
    onFrame: () => isHeld && fire(),
    isNet: () => isNet,
    isReady: () => underWay() < maxInFlight,
  })
  const list = createList(kit, sprites, fireAt)
  list.paint()

  const net = button(t.net, 'small net', () => setNet(!isNet))
  function setNet(to: boolean) {
    isNet = to
    net.setAttribute('aria-pressed', `${to}`)
  }
  setNet(false)
  kit.controls.append(net)
  kit.primary(t.fire, () => fire())
  steer(kit, sea, (held) => {
    isHeld = held
  })
  kit.key('n', t.net, () => setNet(!isNet))
  kit.key('Enter', t.fire, () => fire())
  kit.stage.append(el('div', { class: 'fish-board' }, sea.canvas, list.root, recent.root))
}

const unitsOf = ({ stake }: Settled) => toUnits(stake)

/** A finger or the mouse aims and fires while it is held; arrow keys turn the cannon while they are. */
function steer(kit: Kit<keyof Strings>, { canvas, gun }: ReturnType<typeof createSea>, hold: (held: boolean) => void) {
  const aim = ({ offsetX, offsetY }: PointerEvent) => gun.aimAt(offsetX, offsetY)
  canvas.addEventListener('pointermove', aim)
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    canvas.setPointerCapture(event.pointerId)
    aim(event)
    hold(true)
  })
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    canvas.addEventListener(end, () => hold(false))
  kit.key('ArrowLeft', kit.t.left, () => gun.turn(-1))
  kit.key('ArrowRight', kit.t.right, () => gun.turn(1))
  document.addEventListener('keyup', ({ key }) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') gun.turn(0)
  })
  addEventListener('blur', () => {
    gun.turn(0)
    hold(false)
  })
}

const paysTable = ({ t }: Kit<keyof Strings>) =>
  el(
    'table',
    { class: 'pays' },
    el(
      'tbody',
      {},
      ...kinds.map(({ name, pays }) =>
        el('tr', {}, el('th', { scope: 'row' }, t[name]), el('td', {}, `${pays}×`), el('td', {}, chanceOf(name))),
      ),
    ),
  )

/** A sea to shoot into: one shot, one stake, one fish or up to three in a net. */
export const client = gameClient({
  rules: fish,
  strings,
  paytable: (kit) => [
    el('p', {}, kit.t.rule),
    paysTable(kit),
    el('p', {}, kit.t.netRule),
    el('p', {}, `${kit.t.net}: 1–${maxInNet} · ≤ ${maxInNet * paysOf(kindNames.at(-1) as Kind)}×`),
    el('p', {}, kit.t.queueRule),
  ],
  fairness: ({ t }) => [el('p', {}, t.fair)],
  summary: (outcome, { t }) => {
    const { caught } = outcome as FishOutcome
    return `${t.caught ?? ''} ${caught.filter(Boolean).length}/${caught.length}`
  },
  bet: ({ bet }, { t }) => (bet as FishBet).fish.map((kind) => t[kind]).join(', '),
  mount,
})
