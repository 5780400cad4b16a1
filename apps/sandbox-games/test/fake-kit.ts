import type { Kit, Running, Settled, TableBet, TableSnapshot } from '../src/client/kit.ts'
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

type Press = { label: string; disabled: boolean; press: () => void }

/** The page of a test, and the parts of a kit that every kind of game uses. */
function layPage(engine: EngineName, strings: Record<string, string>, stake: () => string) {
  const stage = document.createElement('main')
  const controls = document.createElement('div')
  document.body.replaceChildren(stage, document.createElement('div'))
  document.body.lastElementChild?.append(controls)
  const said: string[] = []
  const primary: Press = { label: '', disabled: false, press: () => {} }
  const kit = {
    session: { engine, gameCode: 'title', currency: 'PHP', language: 'en', place, stakes: ladder },
    t: strings,
    ...{ stage, controls, heroes: [], left: null },
    stake: { value: stake, units: () => toUnits(stake()), lock: () => {}, onChange: () => {} },
    primary(label: string, press: () => void) {
      Object.assign(primary, { label, press })
      return { set: (change: object) => Object.assign(primary, change) }
    },
    ...{ key: () => {}, sound: () => {}, result: () => {}, roundOpen: () => {}, calm: () => true },
    say: (text: string) => void said.push(text),
    money: (amount: string) => `₱${amount}`,
    timesIn: 'Times are in Philippine Standard Time.',
  }
  function click(name: RegExp) {
    const node = [...stage.querySelectorAll('button')].find((one) =>
      name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    )
    if (!node) throw new Error(`There is no button ${name}.`)
    node.click()
  }
  return { kit, page: { stage, said, primary, texts: strings, click } }
}

/** A shared game on a test page: its messages, its main button, and the bets it sends. */
export async function openTable(engine: EngineName) {
  const { client } = await clients[engine]()
  const snapshot = await snapshotOf(engine)
  const sent: { bet: unknown; stake: string | undefined }[] = []
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
  const { kit, page } = layPage(engine, client.strings.en, () => stake)
  await client.mount({ ...kit, table: () => feed } as unknown as Kit)
  return {
    ...{ ...page, sent },
    setStake: (amount: string) => {
      stake = amount
    },
  }
}

type Answer = Settled | Running

/** A solo game on a test page with a round of an earlier page. Acts get `answers` in turn; `look` is the server's state. */
export async function openSolo(engine: EngineName, { left, look }: { left: Kit['left']; look?: unknown }) {
  const { client } = await clients[engine]()
  const { kit, page } = layPage(engine, client.strings.en, () => '1.00')
  const answers: unknown[] = []
  const acts: { roundId: string; act: unknown }[] = []
  const began: unknown[] = []
  const results: string[] = []
  const own = {
    left,
    begin: async (bet: unknown) => void began.push(bet),
    look: async () => look as Answer,
    act: async (roundId: string, act: unknown) => {
      acts.push({ roundId, act })
      return answers.shift() as Answer
    },
    result: ({ payout }: Settled) => void results.push(payout),
  }
  await client.mount({ ...kit, ...own } as unknown as Kit)
  return { ...page, answers, acts, began, results }
}
