import { codeOr, defineQuestion, pageUpTo } from '@boardwalk/shell/page-kit'
import type { Mission } from './use-mission-text.ts'

export const PAGE_SIZE = 20
export const periods = ['DAILY', 'WEEKLY', 'ONCE'] as const

/** The board of a mission, or of all missions with one period. */
export const question = defineQuestion({ board: codeOr('DAILY'), page: pageUpTo(10_000 / PAGE_SIZE) })

/** The question to the server; a mission that is not there any more gives way to the daily ones. */
export function boardOf(board: string, missions: readonly Mission[]) {
  const mission = missions.find(({ missionId }) => missionId === board)
  const period = periods.find((one) => one === board) ?? 'DAILY'
  return mission
    ? { mission, value: board, asked: { missionId: board } }
    : { mission: null, value: period, asked: { period } }
}
