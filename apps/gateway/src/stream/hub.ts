import type { Deps } from '../deps.ts'
import { openSubscribers } from '../events/subscribers.ts'
import { least } from '../ledger/money.ts'
import { channel } from '../outbox/relay.ts'
import { newsChannel, siteTopics } from '../site/news.ts'
import { balanceNow, eventsAfter, isKept, lastDelivered, type StreamEvent } from './events.ts'
import { type Listener, listenFor } from './listener.ts'
import { payloadsFor } from './payloads-for.ts'
import type { Tab } from './tab.ts'

export type Hub = {
  /** Subscribes to the notifications of all processes. */
  listen(): void
  /** Starts a tab at its last event, or with the current balance. */
  join(tab: Tab, lastEventId: bigint | null): Promise<void>
  isFull(): boolean
  /** Looks for events and ended sessions now. */
  look(): Promise<void>
  stop(): void
}

const pollMs = 2_000

/** All open tabs of this process. Each round reads once for all of them. */
export function openHub({ pool, log, news }: Pick<Deps, 'pool' | 'log' | 'news'>): Hub {
  const tabs = openSubscribers<Tab>({ max: 5_000, maxPerOwner: 10, ownerOf: ({ sessionId }) => sessionId })
  let listener: Listener | undefined
  let round: Promise<void> | undefined
  let isDue = false

  const deliverDue = async (): Promise<void> => {
    const present = tabs.all()
    if (present.length === 0) return
    const to = await lastDelivered(pool)
    const from = present.map(({ seen }) => seen).reduce(least, to)
    const members = [...new Set(present.map(({ memberId }) => memberId))]
    const merchants = [...new Set(present.map(({ merchant }) => merchant))]
    const events = from < to ? await eventsAfter(pool, from, to, { members, merchants }) : []
    for (const event of events) await deliver(event, present)
    for (const tab of present) if (tab.seen < to) tab.seen = to
    await endOver(present)
  }

  const deliver = async ({ seq, topic, memberId, merchant, payload }: StreamEvent, present: Tab[]): Promise<void> => {
    const id = BigInt(seq)
    const isMeant = (tab: Tab) => (memberId === null ? tab.merchant === merchant : tab.memberId === memberId)
    const readers = present.filter((tab) => isMeant(tab) && tab.seen < id)
    if (readers.length === 0) return
    const shown = await payloadsFor(pool, readers, topic, payload)
    for (const tab of readers) tab.send(topic, shown(tab.memberId), id)
  }

  /** Log-out, replacement, expiry and a closed account end the stream on every gateway. */
  const endOver = async (present: Tab[]): Promise<void> => {
    const { rows } = await pool.query<{ id: string; reason: string }>({
      name: 'stream-over',
      text: `SELECT s.id, CASE WHEN m.status <> 'ACTIVE' THEN 'ENDED' ELSE coalesce(end_reason, 'ABSOLUTE') END AS reason
        FROM session s JOIN member m ON m.id = s.member_id
        WHERE s.id = ANY($1) AND (ended_at IS NOT NULL OR expires_at <= now() OR m.status <> 'ACTIVE')`,
      values: [present.map(({ sessionId }) => sessionId)],
    })
    const over = new Map(rows.map(({ id, reason }) => [id, reason]))
    for (const tab of present) {
      const reason = over.get(tab.sessionId)
      if (reason === undefined) continue
      tab.send('logout', { reason })
      tabs.dismiss(tab)
    }
  }

  /** A stream that cannot resume: the current balance, and, after a gap that is too long, a reload of each topic. */
  const begin = async (tab: Tab, now: bigint, wasAway: boolean): Promise<void> => {
    tab.send('balance', await balanceNow(pool, tab.memberId), now)
    if (!wasAway) return
    for (const topic of siteTopics) tab.send(topic, (await payloadsFor(pool, [tab], topic, {}))(tab.memberId), now)
  }

  /** One round at a time; a call during a round triggers one more. */
  const look = async (): Promise<void> => {
    isDue = true
    round ??= (async () => {
      while (isDue) {
        isDue = false
        await deliverDue().catch((error) => log.warn({ err: error }, 'the streams wait'))
      }
    })().finally(() => {
      round = undefined
    })
    await round
  }
  const timer = setInterval(() => void look(), pollMs).unref()
  return {
    look,
    isFull: tabs.isFull,
    listen: () => {
      listener ??= listenFor(pool, { [channel]: () => void look(), [newsChannel]: news.received })
    },
    join: async (tab, lastEventId) => {
      const now = await lastDelivered(pool)
      const resumes = lastEventId !== null && lastEventId <= now && (await isKept(pool, lastEventId))
      tab.seen = resumes ? lastEventId : now
      if (!resumes) await begin(tab, now, lastEventId !== null)
      tabs.add(tab)
      void look()
    },
    stop: () => {
      clearInterval(timer)
      listener?.stop()
      tabs.stop()
    },
  }
}
