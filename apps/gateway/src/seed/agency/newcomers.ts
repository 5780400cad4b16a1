import { labelOf } from '../../agents/place.ts'
import type { Tx } from '../../db/client.ts'
import { and, eq, inArray } from '../../db/orm.ts'
import { registerLinks } from '../../db/schema/agent.ts'
import { accounts } from '../../db/schema/ledger.ts'
import { members } from '../../db/schema/member.ts'
import { newAffiliateCode } from '../../login/new-member.ts'
import { nameSkeleton } from '../../member/name-skeleton.ts'
import type { Merchant } from '../../permission/merchants.ts'
import { avatarIds } from '../../permission/store-merchants.ts'
import { textFile } from '../../texts/text-file.ts'
import { bulkInsert } from '../bulk-insert.ts'
import { deterministicId } from '../deterministic-id.ts'
import type { Calendar } from './calendar.ts'
import { noteNames } from './team-notes.ts'

/** `days`: ago. `lasts`: days until the link expires. `rebate`: millionths. */
type LinkSeed = {
  agent: string
  type: 0 | 1
  days: number
  maxUses?: number
  lasts?: number
  rebate?: number
  isOff?: true
}

/** One link of every state, and in the order of their age. */
const links = {
  oldBanner: { agent: 'agent01', type: 0, days: 88, isOff: true },
  flyers: { agent: 'agent01', type: 0, days: 84 },
  partners: { agent: 'agent01', type: 1, days: 80, maxUses: 10 },
  friends: { agent: 'agenta1', type: 0, days: 75 },
  radio: { agent: 'agent01', type: 0, days: 70, maxUses: 5 },
  fair: { agent: 'agent01', type: 0, days: 60, lasts: 21 },
  video: { agent: 'agent01', type: 0, days: 1, lasts: 30, rebate: 1_000 },
} as const satisfies Record<string, LinkSeed>
type LinkName = keyof typeof links
const linkNames = Object.keys(links) as LinkName[]
/** `locales/<language>/gateway/agency.json` */
export const agencyTexts = textFile('agency', { links: linkNames, notes: noteNames })

/** `days`: how long ago it registered. Without an upline it is the head of a line of its own. */
export type Newcomer = { username: string; type: 0 | 1; days: number; upline: string | null; link?: LinkName }

const below = ['agenta1b1c1', 'agenta1b1c2', 'agenta1b2c1', 'agenta2b1c1', 'agenta2b1c2', 'agenta3b1c1']
/** Players of the fourth level, older than the contracts of their line. */
const deepNames = ['agila', 'bagani', 'dalisay', 'ginto', 'habagat', 'ilog', 'kalaw', 'lakan', 'marikit', 'narra']
const linkNamed = {
  flyers: ['alon', 'bituin', 'diwa', 'gabi', 'himig', 'isla', 'kulay'],
  partners: ['bantay', 'gabay'],
  friends: ['silong', 'tadhana', 'wika'],
  radio: ['liwanag', 'mutya', 'ngiti', 'pugad', 'rubi'],
  fair: ['simoy', 'tanglaw', 'ulap'],
} satisfies Partial<Record<LinkName, string[]>>

const throughLink = (name: keyof typeof linkNamed): Newcomer[] => {
  const { agent, type, days, ...more } = links[name]
  const span = 'lasts' in more ? more.lasts : days
  return linkNamed[name].map((first, at, all) => ({
    ...{ username: `${first}${50 + at}`, type, upline: agent, link: name },
    days: days - Math.floor((span * (at + 0.5)) / all.length),
  }))
}

/** Two heads beside agent01, with an agent and its players each. */
const otherLine = (head: string, players: string[]): Newcomer[] => [
  { username: head, type: 1, days: 95, upline: null },
  { username: `${head}a1`, type: 1, days: 94, upline: head },
  ...players.map((username): Newcomer => ({ username, type: 0, days: 93, upline: `${head}a1` })),
]

export const newcomers: readonly Newcomer[] = [
  ...deepNames.map(
    (first, at): Newcomer => ({
      ...{ username: `${first}${50 + at}`, type: 0, days: 95 - (at % 3) },
      upline: below[at % below.length] ?? 'agent01',
    }),
  ),
  ...(Object.keys(linkNamed) as (keyof typeof linkNamed)[]).flatMap(throughLink),
  ...otherLine('agent02', ['daloy50', 'lawin51', 'sibol52']),
  ...otherLine('agent03', ['hamog50', 'sigla51', 'unos52']),
]

export const newcomerId = (merchant: string, username: string) =>
  deterministicId(`member ${merchant} ${username}`, 1_000 + newcomers.findIndex((one) => one.username === username))

type Upline = { id: string; path: string; language: string }
export type Uplines = ReadonlyMap<string, Upline>

/** The agents of the demo world by name; none in a world without one. */
export async function readUplines(tx: Tx, merchant: string): Promise<Uplines> {
  const names = new Set(['agent01', 'agenta1', 'agenta2', 'agenta3', 'agenta1b1', 'agenta2b1', ...below])
  const rows = await tx
    .select({ id: members.id, username: members.username, path: members.path, language: members.language })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.username, [...names]), eq(members.type, 1)))
  return rows.length === names.size ? new Map(rows.map(({ username, ...row }) => [username, row])) : new Map()
}

/** The links of the agency, with their uses. */
async function storeLinks(tx: Tx, { code }: Merchant, uplines: Uplines, { daysAgo }: Calendar) {
  const ids = new Map(linkNames.map((name) => [name, deterministicId(`link ${code} ${name}`)] as const))
  const rows = linkNames.map((name) => {
    const { agent, type, days, ...more }: LinkSeed = links[name]
    const owner = uplines.get(agent)
    return {
      ...{ id: ids.get(name), merchant: code, agentId: owner?.id ?? '', code: newAffiliateCode(), type },
      ...{ remark: agencyTexts.in(owner?.language ?? 'EN').links[name], createdAt: daysAgo(days, 10) },
      ...{ uses: newcomers.filter(({ link }) => link === name).length, maxUses: more.maxUses ?? null },
      ...{
        expiresAt: more.lasts ? daysAgo(days - more.lasts, 10) : null,
        isEnabled: !more.isOff,
        rebate: more.rebate ?? 0,
      },
    }
  })
  await bulkInsert(tx, registerLinks, rows)
  return ids
}

/** The players and agents who joined the agency, most through a link. Returns those whose names were free. */
export async function storeNewcomers(
  tx: Tx,
  merchant: Merchant,
  { uplines, calendar, passwordHash }: { uplines: Uplines; calendar: Calendar; passwordHash: string },
): Promise<ReadonlyMap<string, Newcomer>> {
  const linkIds = await storeLinks(tx, merchant, uplines, calendar)
  const places = new Map([...uplines].map(([username, { id, path }]) => [username, { id, path }]))
  const rows = newcomers.map(({ username, type, days, upline, link }, at) => {
    const [id, above] = [newcomerId(merchant.code, username), upline === null ? null : places.get(upline)]
    const [joined, path] = [calendar.daysAgo(days, 9), [above?.path, labelOf(id)].filter(Boolean).join('.')]
    places.set(username, { id, path })
    return {
      ...{ id, merchant: merchant.code, username, skeleton: nameSkeleton(username), passwordHash, nickname: username },
      ...{ type, status: 'ACTIVE' as const, uplineId: above?.id ?? null, path },
      ...{ rankLevel: 0, labels: [], language: merchant.languages[at % merchant.languages.length] ?? 'EN' },
      ...{ avatarId: avatarIds[at % avatarIds.length] ?? 'a01', profile: {}, affiliateCode: `demo${username}` },
      ...{ firstLoginAt: joined, registeredAt: joined, registerLinkId: link ? (linkIds.get(link) ?? null) : null },
      ...{ passwordChangedAt: joined, hidesFromWinners: false, mustChangePassword: false, version: 0 },
    }
  })
  await bulkInsert(tx, members, rows)
  const ids = rows.map(({ id }) => id)
  const stored = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(inArray(members.id, ids))
  await openAccounts(tx, merchant, stored)
  const named = new Map(newcomers.map((one) => [one.username, one]))
  return new Map(
    stored.flatMap(({ id, username }) => (named.has(username) ? [[id, named.get(username) as Newcomer]] : [])),
  )
}

/** As a registration opens them, in the same order: CASH has the lowest id of a member's. */
async function openAccounts(tx: Tx, { currency }: Merchant, stored: readonly { id: string }[]): Promise<void> {
  const held = { ownerKind: 'member' as const, currency, balance: 0n }
  await bulkInsert(
    tx,
    accounts,
    stored.flatMap(({ id: memberId }) => [
      ...(['CASH', 'BONUS', 'HOLD'] as const).map((type) => ({
        ...held,
        memberId,
        type,
        minBalance: 0n,
        maxBalance: null,
      })),
      { ...held, memberId, type: 'DEBT', minBalance: null, maxBalance: 0n },
    ]),
  )
}
