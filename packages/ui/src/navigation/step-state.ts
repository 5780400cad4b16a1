export type StepState = 'done' | 'current' | 'upcoming' | 'error'
type Known = { id: string; state?: StepState }

/** State of each step: what stands before the current one is done, unless a step says otherwise of itself. */
export function stepStates(steps: readonly Known[], current: string | null): StepState[] {
  const at = steps.findIndex(({ id }) => id === current)
  const reached = at === -1 ? steps.length : at
  return steps.map(({ state }, index) => state ?? (index < reached ? 'done' : index === at ? 'current' : 'upcoming'))
}
