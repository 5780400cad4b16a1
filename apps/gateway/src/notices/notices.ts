import {
  AppError,
  type Endpoints,
  type NoticeChannel,
  type NoticeTopic,
  type Parsed,
  type Value,
} from '@boardwalk/api-client/contract'
import type { Reader, Tx } from '../db/client.ts'
import { and, eq } from '../db/orm.ts'
import { members, noticesOff } from '../db/schema/member.ts'

type Notice = { channel: NoticeChannel; topic: NoticeTopic }

/** Every notice that is sent and can be switched off. Security notices are always sent, in both channels. */
const switchable: readonly Notice[] = [
  { channel: 'INBOX', topic: 'MONEY' },
  { channel: 'INBOX', topic: 'PROMO' },
  { channel: 'INBOX', topic: 'CONTRACT' },
  { channel: 'EMAIL', topic: 'MONEY' },
  { channel: 'EMAIL', topic: 'PROMO' },
]
const isSwitchable = (asked: Notice) =>
  switchable.some(({ channel, topic }) => channel === asked.channel && topic === asked.topic)

/** Only agents have contracts. */
const isFor = (topic: NoticeTopic, memberType: number) => topic !== 'CONTRACT' || memberType !== 0

export async function noticesOf(db: Reader, memberId: string): Promise<Value<Endpoints['notices']>> {
  const [owner] = await db
    .select({ type: members.type, email: members.email, provenAt: members.emailProvenAt })
    .from(members)
    .where(eq(members.id, memberId))
  const off = await db.select().from(noticesOff).where(eq(noticesOff.memberId, memberId))
  const isOff = (asked: Notice) => off.some(({ channel, topic }) => channel === asked.channel && topic === asked.topic)
  return {
    list: switchable
      .filter(({ topic }) => isFor(topic, owner?.type ?? 0))
      .map((notice) => ({ ...notice, isOn: !isOff(notice) })),
    hasEmail: Boolean(owner?.email && owner.provenAt),
  }
}

/** @throws AppError STATE_INVALID for a notice that is not sent or cannot be switched off */
export async function setNotice(tx: Tx, memberId: string, { isOn, ...notice }: Parsed<Endpoints['setNotice']>) {
  if (!isSwitchable(notice)) throw new AppError('STATE_INVALID', notice)
  if (isOn) await tx.delete(noticesOff).where(isThis(memberId, notice))
  else
    await tx
      .insert(noticesOff)
      .values({ memberId, ...notice })
      .onConflictDoNothing()
  return await noticesOf(tx, memberId)
}

const isThis = (memberId: string, { channel, topic }: Notice) =>
  and(eq(noticesOff.memberId, memberId), eq(noticesOff.channel, channel), eq(noticesOff.topic, topic))

export async function wants(db: Reader, memberId: string, notice: Notice): Promise<boolean> {
  const off = await db.select({ topic: noticesOff.topic }).from(noticesOff).where(isThis(memberId, notice))
  return off.length === 0
}
