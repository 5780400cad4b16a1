import { call, type Opened } from '../api.ts'
import { onParentMessage, postToParent } from '../bridge.ts'
import { button, el } from '../dom.ts'
import { fill } from '../fill.ts'
import { money as moneyText } from '../format.ts'
import type { GameClient, Kit, Settled, TableFeed, TableOptions } from '../kit.ts'
import { type Place, zoneName } from '../place.ts'
import { openSheet } from '../sheet.ts'
import type { Skin } from '../skin.ts'
import type { Strings } from '../strings/index.ts'
import type { Agreed } from './agreements.ts'
import { openFairness } from './fairness.ts'
import { openHistory } from './history.ts'
import { keyList } from './key-list.ts'
import { createKeys } from './keys.ts'
import { layOut } from './layout.ts'
import { leftNote } from './left-note.ts'
import { createOrders } from './orders.ts'
import { paytableFacts } from './paytable.ts'
import { createPlay } from './play.ts'
import { createPurse } from './purse.ts'
import { recoverOrder } from './recover.ts'
import { resultOf } from './result.ts'
import { createRoomFeed } from './room-feed.ts'
import { createRounds } from './rounds.ts'
import { createSound } from './sound.ts'
import { createStakePicker } from './stake.ts'
import { createStatusLine } from './status-line.ts'
import { createTableFeed } from './table-feed.ts'

type Options = {
  host: HTMLElement
  opened: Opened
  client: GameClient
  skin: Skin
  /** BCP 47. */
  language: string
  place: Place
  t: Strings
}

/** A payout that was still on its way at the result has reached the wallet by then. */
const paidLateMs = 3_000

/** Mounts the frame and the game. All amounts come from the server. */
export async function mountFrame({ host, opened, client, skin, language, place, t }: Options) {
  const { bearer, sessionId, currency, stakes, demo } = opened
  const { rules } = client
  const { facts } = rules
  const money = (amount: string) => moneyText(amount, currency)
  const timesIn = fill(t.timesIn, { name: zoneName(Date.now(), place) })
  const agreements = new Map<string, Agreed>()
  const sound = createSound()
  const keys = createKeys()
  const strings = client.strings[language as keyof typeof client.strings] ?? client.strings.en
  const stake = createStakePicker({ stakes, money, t })
  let promised = opened.commitment
  const rounds = createRounds()
  const purse = createPurse({
    balance: opened.balance,
    show(balance) {
      page.amount.textContent = money(balance)
    },
    moved() {
      page.refill.hidden = true
      postToParent('balanceChanged')
    },
    grown: () => status.covered(),
  })
  const setBalance = purse.set
  const orders = createOrders({
    ...{ bearer, sessionId, commitment: promised, agreements },
    lost: (roundId) => void recoverOrder(bearer, roundId, () => !rounds.isOpen()).then((found) => recovered(found)),
  })
  const setPromised = (shown: string) => {
    promised = shown
  }

  const showHistory = () =>
    void openHistory({
      bearer,
      rules,
      agreements,
      money,
      ...{ place, timesIn, t },
      summary: (outcome) => client.summary?.(outcome, kit) ?? '',
      bet: (round) => client.bet?.(round, kit) ?? '',
    })
  const refill = async () => setBalance((await call<{ balance: string }>('/api/refill', bearer, {})).balance)
  const page = layOut({
    ...{ t, demo, rtp: `${(facts.rtp / 100).toFixed(2)}%`, balance: money(opened.balance), stake: stake.root },
    press: {
      paytable: () =>
        openSheet(
          t.paytable,
          t.close,
          paytableFacts(facts, t),
          ...client.paytable(kit),
          el('p', {}, t.wholeCents),
          keyList(keys, t),
        ),
      history: showHistory,
      fairness: () =>
        openFairness({
          ...{ clientSeed: orders.clientSeed(), setClientSeed: orders.setClientSeed, openHistory: showHistory, t },
          own: client.fairness?.(kit) ?? [],
          isShared: rules.kind === 'shared',
          commitment: rules.kind === 'solo' ? orders.commitment() : promised,
        }),
      sound: sound.toggle,
      refill: () => void refill().catch(() => undefined),
    },
  })

  const status = createStatusLine({
    ...{ host, line: page.message, t, stopped: () => postToParent('stakeRefused') },
    short() {
      if (demo) page.refill.hidden = false
      else postToParent('needDeposit')
    },
  })
  const left = opened.left ?? { running: null, ended: null }
  const note = leftNote(left, money, t)
  const { follow, recovered, begin, acknowledge } = createPlay({
    ...{ bearer, rules, purse, rounds, status, t },
    words: ({ cost, payout }) => resultOf(cost, payout, money, t).words,
    began: note.close,
  })

  const common = { bearer, agreements, rounds, stake: stake.picker.value, setBalance, onData: status.answered }
  const kit: Kit = {
    session: {
      engine: facts.engine,
      theme: opened.theme,
      gameCode: opened.gameCode,
      currency,
      language,
      place,
      demo,
      facts,
      stakes,
    },
    t: strings,
    left: left.running,
    heroes: skin.heroes,
    stage: page.stage,
    controls: page.own,
    stake: stake.picker,
    primary(label, press) {
      const node = button(label, 'spin', press)
      page.own.append(node)
      keys.add(' ', label, press)
      return {
        set({ label: text, disabled }) {
          if (text !== undefined) node.textContent = text
          if (disabled !== undefined) node.disabled = disabled
        },
      }
    },
    key: keys.add,
    say: status.say,
    result({ cost, payout, balance }: Pick<Settled, 'cost' | 'payout' | 'balance'>) {
      const { words, sound: name, celebrate } = resultOf(cost, payout, money, t)
      page.message.textContent = words
      host.classList.toggle('won', celebrate)
      if (name) sound.play(name)
      setBalance(balance)
      rounds.set(false)
      acknowledge()
      if (balance === null) setTimeout(() => void follow(), paidLateMs)
    },
    money,
    timesIn,
    calm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    sound: sound.play,
    roundOpen: rounds.set,
    async order<Outcome>(bet: unknown, options: { stake?: string } = {}) {
      const answer = await kit.begin<Outcome>(bet, options)
      if ('running' in answer) throw new TypeError('a staged round is begun, not ordered')
      return answer
    },
    begin: <Outcome>(bet: unknown, { stake: amount = stake.picker.value() }: { stake?: string } = {}) =>
      begin(amount, bet, orders.begin<Outcome>(bet, amount)),
    act: <Outcome>(roundId: string, act: unknown) => status.failing(orders.act<Outcome>(roundId, act)),
    look: <Outcome>(roundId: string) => status.failing(orders.look<Outcome>(roundId)),
    table<Outcome, Offer>(id?: string, how?: TableOptions) {
      const feed = createTableFeed<Outcome, Offer>({ ...common, sessionId, setAnchor: setPromised }, id, how)
      return { ...feed, bet: (bet, options) => status.failing(feed.bet(bet, options)) } satisfies TableFeed<
        Outcome,
        Offer
      >
    },
    room<View>() {
      const feed = createRoomFeed<View>({
        ...{ ...common, clientSeed: orders.clientSeed, setStake: stake.choose, setCommitment: setPromised },
        lostSeat: status.refused,
      })
      return {
        ...feed,
        join: () => status.failing(feed.join()),
        move: (move: unknown) => status.failing(feed.move(move)),
      }
    },
  }

  keys.add('ArrowUp', t.more, () => stake.step(1))
  keys.add('ArrowDown', t.less, () => stake.step(-1))
  onParentMessage(() => void follow())
  addEventListener('focus', () => void follow())
  host.replaceChildren(...page.nodes)
  host.removeAttribute('aria-busy')
  if (left.running) {
    stake.choose(left.running.stake)
    rounds.set(true)
  }
  await client.mount(kit)
  if (!note.isEmpty) host.append(note.root)
  if (left.ended) acknowledge()
  postToParent('ready')
}
