import { storefrontFigures } from './figures.ts'
import { gameFigures } from './game-figures.ts'
import { countries } from './places.ts'
import { isWithin, table } from './report.ts'

/** Measures the production build against `budgets.json`; ends with 1 when a budget is passed. */
try {
  const storefronts = await Promise.all(countries().map(storefrontFigures))
  const figures = [...storefronts.flat(), ...gameFigures()]
  console.log(table(figures))
  const over = figures.filter((figure) => !isWithin(figure))
  for (const { what, value, budget } of over) {
    console.error(`${what} is ${value.toFixed(1)} ${budget.unit}; the budget for ${budget.of} is ${budget.goal}.`)
  }
  // Explicit, because a loaded storefront may keep the process alive.
  process.exit(over.length > 0 ? 1 : 0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
