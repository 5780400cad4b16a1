import { CallError } from '../../../client/api.ts'
import { el } from '../../../client/dom.ts'
import { fill } from '../../../client/fill.ts'
import { gameClient, type Kit, type Running, type Settled } from '../../../client/kit.ts'
import { finish } from '../../reels/client/finish.ts'
import { createRecent } from '../../reels/client/recent.ts'
import { highestTarget, lowestTarget, msUntil } from '../curve.ts'
import { type RocketBet, type RocketOutcome, rocket } from '../server.ts'
import { flies, follow, offAt } from './flight.ts'
import { createSky } from './sky.ts'
import { type Strings, strings } from './strings/index.ts'
import { createTarget } from './target.ts'
import '../../reels/client/layout.css'
import './rocket.css'

const colourOf = (crash: number) => (crash >= 1_000 ? '#a11568' : crash >= 200 ? '#17714a' : '#4d5568')

function mount(kit: Kit<keyof Strings>) {
  const { t } = kit
  const sky = createSky(kit.heroes[0], kit.session.theme === 'rocket')
  const target = createTarget(kit)
  const recent = createRecent(t.last)
  let flight: ReturnType<typeof follow> | undefined

  const showEnd = (settled: Settled<RocketOutcome>) => {
    const { crash } = settled.outcome
    const off = offAt(settled)
    sky.state(off === null ? 'over' : 'off')
    const shown = off ?? crash
    sky.show(kit.calm() ? 0 : msUntil(shown), shown)
    if (off === null) kit.sound('lose')
    recent.add(sky.textOf(crash), colourOf(crash))
    finish(kit, settled)
  }

  /** Without a flight to resume, a new one begins. */
  async function fly(resumed?: Running) {
    target.lock(true)
    kit.stake.lock(true)
    kit.say('')
    primary.set({ disabled: true })
    try {
      const wanted = resumed ? (resumed.view as { target: number }).target : target.value()
      const answer = resumed ?? (await kit.begin<RocketOutcome>({ target: wanted }))
      if (flies(answer)) {
        sky.state('flying')
        kit.sound('rise')
        flight = follow(kit, sky, answer, wanted, (height) =>
          primary.set({ label: `${t.leave} ${sky.textOf(height)}`, disabled: height < lowestTarget }),
        )
        showEnd(await flight.ended)
      } else showEnd(answer)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      sky.state('')
    } finally {
      flight = undefined
      target.lock(false)
      kit.stake.lock(false)
      primary.set({ label: t.launch, disabled: false })
    }
  }
  const leave = async (now: NonNullable<typeof flight>) => {
    kit.sound('tap')
    // Too late is no error: the next poll returns how the flight ended.
    await now.leave().catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
    })
  }
  let isBusy = false
  const begin = (resumed?: Running) => {
    if (isBusy) return
    isBusy = true
    void fly(resumed).finally(() => {
      isBusy = false
    })
  }
  const press = () => (flight ? void leave(flight) : begin())
  const primary = kit.primary(t.launch, press)
  kit.key('Enter', t.launch, press)
  kit.stage.append(el('div', { class: 'rocket-board' }, sky.root, recent.root, target.root))
  if (kit.left) begin(kit.left)
}

/** A flight that ends unannounced: get off by hand, or at a height that was chosen before. */
export const client = gameClient({
  rules: rocket,
  strings,
  paytable: ({ t }) => [
    el('p', {}, t.rule),
    el('p', {}, t.handRule),
    el('p', {}, `${t.target} ${lowestTarget / 100}× – ${(highestTarget / 100).toLocaleString('en')}×`),
  ],
  summary: (outcome) => `${((outcome as RocketOutcome).crash / 100).toFixed(2)}×`,
  bet({ bet }, { t }) {
    const { target, left } = bet as RocketBet
    const aim = target >= highestTarget ? t.byHand : `${t.target} ${target / 100}×`
    return left === undefined ? aim : `${aim} · ${fill(t.off, { at: left / 100 })}`
  },
  mount,
})
