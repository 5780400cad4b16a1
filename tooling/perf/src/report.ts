export type Budget = { goal: number; unit: string; of: string }
export type Figure = { what: string; value: number; budget: Budget }

export const isWithin = ({ value, budget }: Figure): boolean => value <= budget.goal

/** A line per figure: name, figure, goal, and a word when the goal is missed. */
export function table(figures: Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length))
  return figures
    .map((figure) => {
      const { what, value, budget } = figure
      const cells = [what.padEnd(width), value.toFixed(1).padStart(7), '/', String(budget.goal).padEnd(4), budget.unit]
      return `  ${cells.join(' ')}${isWithin(figure) ? '' : '   TOO MUCH'}`
    })
    .join('\n')
}
