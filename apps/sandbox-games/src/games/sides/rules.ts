import type { Draw } from '../../kernel/fair.ts'

export type Winner = 'light' | 'wave' | 'draw'
/** Each side shows three marks of one to eight; the higher sum wins. */
export type Meeting = { light: readonly number[]; wave: readonly number[]; lead: number; winner: Winner }

const marks = 3
export const highestMark = 8

const sum = (shown: readonly number[]): number => shown.reduce((all, one) => all + one, 0)

export function meetingOf(light: readonly number[], wave: readonly number[]): Meeting {
  const lead = sum(light) - sum(wave)
  return { light, wave, lead: Math.abs(lead), winner: lead === 0 ? 'draw' : lead > 0 ? 'light' : 'wave' }
}

/** The marks appear in turn, one of each side at a time. */
export async function meet(draw: Draw): Promise<Meeting> {
  const light: number[] = []
  const wave: number[] = []
  for (let at = 0; at < marks; at += 1) {
    light.push((await draw(highestMark)) + 1)
    wave.push((await draw(highestMark)) + 1)
  }
  return meetingOf(light, wave)
}

export const sidesBets = ['light', 'wave', 'draw', 'close', 'far'] as const
export type SidesBet = (typeof sidesBets)[number]

/** A close match is won by one or two, a clear one by nine or more. */
export const closeLead = 2
export const farLead = 9

/** Hundredths of the stake that a winning bet returns, the stake included. */
export const sidesPays: Readonly<Record<SidesBet, number>> = {
  light: 194,
  wave: 194,
  draw: 1_400,
  close: 363,
  far: 735,
}

/** Payout of a bet, in hundredths of its stake. A draw returns the stakes on either side. */
export function sidesBack(bet: SidesBet, { winner, lead }: Meeting): number {
  if (bet === 'close') return lead > 0 && lead <= closeLead ? sidesPays.close : 0
  if (bet === 'far') return lead >= farLead ? sidesPays.far : 0
  if (bet === winner) return sidesPays[bet]
  return winner === 'draw' ? 100 : 0
}
