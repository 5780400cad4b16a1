import { CallError, call, type Opened } from '../api.ts'
import { tellParent } from '../bridge.ts'
import { button, el } from '../dom.ts'
import { money as moneyText } from '../format.ts'
import type { GameClient, Kit, Settled, TableFeed, TableOptions } from '../kit.ts'
import { openSheet } from '../sheet.ts'
import type { Skin } from '../skin.ts'
import { messageKey, type Strings } from '../strings/index.ts'
import type { Agreed } from './agreements.ts'
import { openFairness } from './fairness.ts'
import { openHistory } from './history.ts'
import { createKeys } from './keys.ts'
import { layOut } from './layout.ts'
import { createOrders } from './orders.ts'
import { paytableFacts } from './paytable.ts'
import { resultOf } from './result.ts'
import { createRoomFeed } from './room-feed.ts'
import { createSound } from './sound.ts'
import { createStakePicker } from './stake.ts'
import { createTableFeed } from './table-feed.ts'

type Options = { host: HTMLElement; opened: Opened; client: GameClient; skin: Skin; language: string; t: Strings }

/** Puts the frame on the page and the game into it. Money is only ever what the server states. */
export async function mountFrame({ host, opened, client, skin, language, t }: Options) {
  const { bearer, sessionId, currency, stakes, demo } = opened
  const { rules } = client
  const { facts } = rules
  const money = (amount: string) => moneyText(amount, currency)
  const agreements = new Map<string, Agreed>()
  const sound = createSound()
  const keys = createKeys()
  const strings = client.strings[language as keyof typeof client.strings] ?? client.strings.en
  const stake = createStakePicker({ stakes, money, t })
  let promised = opened.commitment
  let isOpen = false

  const roundOpen = (open: boolean) => {
    if (open !== isOpen) tellParent(open ? 'roundOpen' : 'roundClosed')
    isOpen = open
  }
  const setBalance = (balance: string | null) => {
    if (balance === null || page.amount.textContent === money(balance)) return
    page.amount.textContent = money(balance)
    page.refill.hidden = true
    tellParent('balanceChanged')
  }
  const orders = createOrders({ bearer, sessionId, commitment: promised, agreements, roundOpen })
  const setPromised = (shown: string) => {
    promised = shown
  }

  const showHistory = () =>
    void openHistory({
      bearer,
      rules,
      agreements,
      money,
      t,
      summary: (outcome) => client.summary?.(outcome, kit) ?? '',
    })
  const refill = async () => setBalance((await call<{ balance: string }>('/api/refill', bearer, {})).balance)
  const page = layOut({
    ...{ t, demo, rtp: `${(facts.rtp / 100).toFixed(2)} %`, balance: money(opened.balance), stake: stake.root },
    press: {
      paytable: () =>
        openSheet(t.paytable, t.close, paytableFacts(facts, t), ...client.paytable(kit), keyList(keys, t)),
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

  /** Says why a call failed, offers what helps, and hands the error on. */
  const saying = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const code = error instanceof CallError ? error.code : 'INTERNAL'
      page.message.textContent = t[messageKey(code)]
      const isShort = code === 'INSUFFICIENT_FUNDS'
      if (isShort && demo) page.refill.hidden = false
      else if (isShort) tellParent('needDeposit')
      throw error
    }
  }

  const common = { bearer, agreements, stake: stake.picker.value, setBalance, roundOpen }
  const kit: Kit = {
    session: {
      engine: facts.engine,
      theme: opened.theme,
      gameCode: opened.gameCode,
      currency,
      language,
      demo,
      facts,
      stakes,
    },
    t: strings,
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
    say: (text) => {
      host.classList.remove('won')
      page.message.textContent = text
    },
    result({ cost, payout, balance }: Pick<Settled, 'cost' | 'payout' | 'balance'>) {
      const { words, sound: name, celebrate } = resultOf(cost, payout, money, t)
      page.message.textContent = words
      host.classList.toggle('won', celebrate)
      if (name) sound.play(name)
      setBalance(balance)
    },
    money,
    calm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    sound: sound.play,
    roundOpen,
    async order<Outcome>(bet: unknown, options: { stake?: string } = {}) {
      const answer = await kit.begin<Outcome>(bet, options)
      if ('running' in answer) throw new TypeError('a staged round is begun, not ordered')
      return answer
    },
    begin: <Outcome>(bet: unknown, { stake: amount = stake.picker.value() }: { stake?: string } = {}) =>
      saying(orders.begin<Outcome>(bet, amount)),
    act: <Outcome>(roundId: string, act: unknown) => saying(orders.act<Outcome>(roundId, act)),
    look: <Outcome>(roundId: string) => saying(orders.look<Outcome>(roundId)),
    table<Outcome, Offer>(id?: string, how?: TableOptions) {
      const feed = createTableFeed<Outcome, Offer>({ ...common, sessionId, setAnchor: setPromised }, id, how)
      return { ...feed, bet: (bet, options) => saying(feed.bet(bet, options)) } satisfies TableFeed<Outcome, Offer>
    },
    room<View>() {
      const feed = createRoomFeed<View>({
        ...{ ...common, clientSeed: orders.clientSeed, setStake: stake.choose, setCommitment: setPromised },
      })
      return { ...feed, join: () => saying(feed.join()), move: (move: unknown) => saying(feed.move(move)) }
    },
  }

  keys.add('ArrowUp', t.more, () => stake.step(1))
  keys.add('ArrowDown', t.less, () => stake.step(-1))
  host.replaceChildren(...page.nodes)
  host.removeAttribute('aria-busy')
  await client.mount(kit)
  tellParent('ready')
}

const keyList = (keys: ReturnType<typeof createKeys>, t: Strings) =>
  el(
    'div',
    { class: 'keys' },
    el('h3', {}, t.keys),
    ...keys.list().map(({ key, name }) => el('p', {}, el('kbd', {}, key), ` ${name}`)),
  )
