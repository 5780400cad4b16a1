export type StepState = 'done' | 'current' | 'upcoming' | 'error'
type Known = { id: string; state?: StepState }

/** State of each step: steps before the current one are done unless they have a state of their own. */
export function stepStates(steps: readonly Known[], current: string | null): StepState[] {
  const at = steps.findIndex(({ id }) => id === current)
  const reached = at === -1 ? steps.length : at
  return steps.map(({ state }, index) => state ?? (index < reached ? 'done' : index === at ? 'current' : 'upcoming'))
}
