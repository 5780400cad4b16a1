import type { MemberInfo } from '@boardwalk/api-client'
import type { Answers } from './answers.ts'
import { breakAnswers, excludedAnswers, newcomerAnswers } from './persona-answers.ts'

/** Reader of a story: their session and member info. */
export type Persona = {
  title: string
  /** `null` for a visitor. */
  session: { username: string; isAgent: number; isRestricted: boolean } | null
  member: Partial<MemberInfo>
  /** Responses that differ for this person. */
  answers?: Answers
}

const signedIn = (title: string, username: string, type: number, rank: MemberInfo['clubLabel']): Persona => ({
  title,
  session: { username, isAgent: type, isRestricted: false },
  member: { account: username, nickname: username, type: type as MemberInfo['type'], clubLabel: rank },
})
const bronze = { labelName: 'Bronze', rankLevel: 1 }
const member = signedIn('Member', 'player01', 0, bronze)

/** The toolbar's people; account types of contract A8.3. */
export const personas = {
  visitor: { title: 'Visitor', session: null, member: {} },
  trial: signedIn('Trial', 'guest', 4, null),
  member,
  vip: signedIn('VIP', 'vip01', 0, { labelName: 'Diamond', rankLevel: 5 }),
  agent: signedIn('Agent', 'agent01', 1, bronze),
  newcomer: { ...signedIn('New player', 'fresh01', 0, null), answers: newcomerAnswers },
  onBreak: { ...member, title: 'Player on a break', answers: breakAnswers },
  excluded: { ...member, title: 'Excluded player', answers: excludedAnswers },
  affiliate: signedIn('Affiliate', 'affiliate01', 41, null),
  staff: signedIn("Agent's staff", 'staff01', 42, null),
  restricted: {
    ...member,
    title: 'Restricted (must change the password)',
    session: { username: 'player01', isAgent: 0, isRestricted: true },
  },
} satisfies Record<string, Persona>

export type PersonaName = keyof typeof personas

/** The toolbar's choice; a visitor when its choice is unknown. */
export const personaOf = (chosen: unknown): PersonaName =>
  typeof chosen === 'string' && Object.hasOwn(personas, chosen) ? (chosen as PersonaName) : 'visitor'
