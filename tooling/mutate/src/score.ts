import type { Mutant } from './mutant.ts'

/** `time-out`: the tests neither passed nor failed in their time, which proves nothing. */
export type Fate = 'killed' | 'survived' | 'time-out'
export type Tried = Mutant & {
  fate: Fate
  /** The test that noticed it. */
  by: string | null
  ms: number
}
export type TargetReport = {
  name: string
  /** Number of mutants without the equivalent ones. */
  found: number
  equivalent: number
  tried: Tried[]
  /** Whether the unchanged source still passed after the last mutant. */
  stable: boolean
}

export const countOf = ({ tried }: TargetReport, fate: Fate): number => tried.filter((one) => one.fate === fate).length

/** Per cent of the mutants with a verdict; null when there is none. */
export function scoreOf(report: TargetReport): number | null {
  const [killed, survived] = [countOf(report, 'killed'), countOf(report, 'survived')]
  return killed + survived === 0 ? null : Math.round((1000 * killed) / (killed + survived)) / 10
}

export function summary(report: TargetReport): string {
  const { name, found, equivalent, tried, stable } = report
  const score = scoreOf(report)
  const counts = `${countOf(report, 'killed')} killed, ${countOf(report, 'survived')} survived, ${countOf(report, 'time-out')} time-outs`
  const others = equivalent > 0 ? `, ${equivalent} equivalent left out` : ''
  const doubt = stable ? '' : '  The unchanged source failed afterwards: do not trust this.'
  return `${name}: ${score === null ? '–' : `${score} %`} of ${tried.length} tried of ${found}${others}: ${counts}.${doubt}`
}

export const place = ({ file, line }: Pick<Mutant, 'file' | 'line'>): string => `${file}:${line}`

export const change = ({ before, after }: Pick<Mutant, 'before' | 'after'>): string => `    - ${before}\n    + ${after}`
