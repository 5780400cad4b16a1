import type { Kit, TableBet, TableSnapshot } from '../src/client/kit.ts'
import { placeOf } from '../src/client/place.ts'
import { clients } from '../src/games/index.client.ts'
import { games } from '../src/games/index.server.ts'
import { toUnits } from '../src/kernel/amounts.ts'
import type { EngineName } from '../src/kernel/engines.ts'

const place = placeOf('en', 'PH', 'Asia/Manila')
const ladder = ['0.05', '1.00', '50.00']
const closesInMs = 3_600_000

const snapshotOf = async (engine: EngineName): Promise<TableSnapshot> => {
  const game = games[engine]
  if (game.kind !== 'shared') throw new Error(`${engine} is played alone.`)
  const [{ id }] = game.tables
  const now = Date.now()
  const times = { opensAt: now, closesAt: now + closesInMs, drawsAt: now + closesInMs, endsAt: now + closesInMs }
  const offer = (await game.offer?.(id, 7)) ?? null
  const facts = { table: id, clockOffset: 0, past: [], bets: [], totals: { players: 0, bets: 0 } }
  return { ...facts, balance: '5000.00', round: { no: 7, ...times, offer, outcome: null } } as TableSnapshot
}

/** A shared game on a test page: its messages, its main button, and the bets it sends. */
export async function openTable(engine: EngineName) {
  const { client } = await clients[engine]()
  const snapshot = await snapshotOf(engine)
  const stage = document.createElement('main')
  const controls = document.createElement('div')
  document.body.replaceChildren(stage, document.createElement('div'))
  document.body.lastElementChild?.append(controls)
  const said: string[] = []
  const sent: { bet: unknown; stake: string | undefined }[] = []
  const primary = { label: '', disabled: false, press: () => {} }
  let stake = '50.00'
  const feed = {
    watch(see: (snapshot: TableSnapshot) => void) {
      see(snapshot)
      return () => {}
    },
    bet: async (bet: unknown, options?: { stake?: string }) => {
      sent.push({ bet, stake: options?.stake })
      return {} as TableBet
    },
  }
  const kit = {
    session: { engine, gameCode: 'title', currency: 'PHP', language: 'en', place, stakes: ladder },
    t: client.strings.en,
    ...{ stage, controls, heroes: [], left: null },
    stake: { value: () => stake, units: () => toUnits(stake), lock: () => {}, onChange: () => {} },
    primary(label: string, press: () => void) {
      Object.assign(primary, { label, press })
      return { set: (change: object) => Object.assign(primary, change) }
    },
    ...{ key: () => {}, sound: () => {}, result: () => {}, roundOpen: () => {}, calm: () => true },
    say: (text: string) => void said.push(text),
    money: (amount: string) => `₱${amount}`,
    timesIn: 'Times are in Philippine Standard Time.',
    table: () => feed,
  } as unknown as Kit
  await client.mount(kit)
  return {
    ...{ stage, said, sent, primary, texts: client.strings.en as Record<string, string> },
    setStake: (amount: string) => {
      stake = amount
    },
    click(name: RegExp) {
      const node = [...stage.querySelectorAll('button')].find((one) =>
        name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
      )
      if (!node) throw new Error(`There is no button ${name}.`)
      node.click()
    },
  }
}
