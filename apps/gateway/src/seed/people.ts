import { termsInForce, versionOf } from '../content/terms.ts'
import type { Tx } from '../db/client.ts'
import { inArray } from '../db/orm.ts'
import { members, messages } from '../db/schema/member.ts'
import type { Deps } from '../deps.ts'
import { openMemberAccounts } from '../ledger/accounts.ts'
import { asOf } from '../ledger/past.ts'
import { nameSkeleton } from '../member/name-skeleton.ts'
import type { Merchant } from '../permission/merchants.ts'
import { avatarIds } from '../permission/store-merchants.ts'
import { bulkInsert } from './bulk-insert.ts'
import { contactOf } from './contacts.ts'
import { deterministicId } from './deterministic-id.ts'
import { welcomeWords } from './welcome-words.ts'

type Member = typeof members.$inferInsert
type Person = { username: string; type: 0 | 1; rank?: number; label?: string; upline?: string }

/** Before everything that happened to them. */
const joinedAt = new Date(Date.UTC(2026, 0, 1))

/** First names of the players below the agents; the last level of the tree. */
const playerNames = [
  ...['amihan', 'benjo', 'carla', 'dindo', 'elena', 'fidel', 'gemma', 'hiraya', 'isko', 'jasmin', 'kidlat', 'ligaya'],
  ...['mayumi', 'nilo', 'oyang', 'pilar', 'rosa', 'sinag', 'tala', 'urduja', 'vida', 'waldo', 'yasmin', 'zorro'],
]

/** Three agents below agent01, two below each of those, two again: four levels with the players. */
function downlines(): Person[] {
  const branch = (parents: string[], width: number, letter: string): Person[] =>
    parents.flatMap((upline) =>
      Array.from({ length: width }, (_, at) => ({
        username: `${upline === 'agent01' ? 'agent' : upline}${letter}${at + 1}`,
        type: 1 as const,
        upline,
      })),
    )
  const first = branch(['agent01'], 3, 'a')
  const second = branch(
    first.map(({ username }) => username),
    2,
    'b',
  )
  const third = branch(
    second.map(({ username }) => username),
    2,
    'c',
  )
  const players = playerNames.map(
    (name, at): Person => ({
      username: `${name}${10 + at}`,
      type: 0,
      upline: third[at % third.length]?.username ?? 'agent01',
    }),
  )
  return [...first, ...second, ...third, ...players]
}

/** Uplines come before their downlines. */
const people: readonly Person[] = [
  { username: 'player01', type: 0 },
  { username: 'vip01', type: 0, rank: 5, label: 'VIP 5' },
  { username: 'agent01', type: 1 },
  ...downlines(),
]

/** User names of the players below the agents, in the order of the names. */
export const regularNames: readonly string[] = playerNames.map((name, at) => `${name}${10 + at}`)

/** Demo players who play in the background; the accounts that guides name keep their welcome amount. */
export const isRegular = (username: string) => playerNames.some((name) => username.startsWith(name))

export const memberId = (merchant: string, username: string) =>
  deterministicId(
    `member ${merchant} ${username}`,
    people.findIndex((one) => one.username === username),
  )

/** Demo players have been here before, so they have accepted the terms that their merchant begins with. */
export async function acceptTermsOfDemo(tx: Tx, merchant: string): Promise<void> {
  const terms = await termsInForce(tx, merchant)
  if (!terms) return
  const ids = people.map(({ username }) => memberId(merchant, username))
  await tx
    .update(members)
    .set({ acceptedTerms: versionOf(terms) })
    .where(inArray(members.id, ids))
}

function memberRow(
  merchant: Merchant,
  person: Person,
  at: number,
  paths: Map<string, string>,
  passwordHash: string,
): Member {
  const id = memberId(merchant.code, person.username)
  const label = id.replaceAll('-', '')
  const path = person.upline ? `${paths.get(person.upline)}.${label}` : label
  paths.set(person.username, path)
  return {
    id,
    merchant: merchant.code,
    username: person.username,
    skeleton: nameSkeleton(person.username),
    passwordHash,
    nickname: person.username,
    type: person.type,
    status: 'ACTIVE',
    uplineId: person.upline ? memberId(merchant.code, person.upline) : null,
    path,
    clubLabel: person.label ?? null,
    rankLevel: person.rank ?? 0,
    labels: [],
    language: merchant.languages[at % merchant.languages.length] ?? 'EN',
    avatarId: avatarIds[at % avatarIds.length] ?? 'a01',
    // The accounts that guides name can be reached; the others only play.
    ...(isRegular(person.username) ? {} : contactOf(merchant, person.username, at)),
    profile: {},
    affiliateCode: `demo${person.username}`,
    // They have been here before: no first-login steps in a demo.
    firstLoginAt: new Date(Date.UTC(2026, 0, 2)),
    registeredAt: joinedAt,
    hidesFromWinners: at % 11 === 10,
    version: 0,
  }
}

function welcomeMessage(member: Member, merchant: Merchant): typeof messages.$inferInsert {
  const [title, content] = welcomeWords(member.language, merchant)
  const id = deterministicId(`welcome ${member.id}`)
  return {
    id,
    memberId: member.id,
    kind: 'SYSTEM',
    title,
    content,
    language: member.language,
    link: null,
    createdAt: member.registeredAt,
    readAt: null,
    deletedAt: null,
  }
}

/** The demo members of the merchants, all with the demo password, each with the welcome amount posted to its wallet. */
export async function seedPeople(
  tx: Tx,
  { passwords, config }: Pick<Deps, 'passwords' | 'config'>,
  merchants: Merchant[],
): Promise<void> {
  if (merchants.length === 0) return
  // One hash for all demo members, because a hash takes tens of milliseconds.
  const passwordHash = await passwords.hash(config.demoPassword)
  for (const merchant of merchants) {
    const paths = new Map<string, string>()
    const rows = people.map((person, at) => memberRow(merchant, person, at, paths, passwordHash))
    await bulkInsert(tx, members, rows)
    await bulkInsert(
      tx,
      messages,
      rows.map((row) => welcomeMessage(row, merchant)),
    )
    for (const { id, merchant: code } of rows)
      await asOf(joinedAt, () => openMemberAccounts(tx, { id, merchant: code }))
  }
}
