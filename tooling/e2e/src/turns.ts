import { brands } from './brands.ts'
import { hasTurn, isFull, rotation } from './matrix.ts'
import { test } from './quiet-page.ts'

const ids = brands.map(({ id }) => id)

/**
 * Declares tests of a spec that runs in every brand, of which each run needs one brand only: the brands take turns by
 * `index`. The full matrix runs them in all.
 */
export const inTurn = (index: number, declare: () => void): void =>
  test.describe(() => {
    test.skip(({ brand }) => !isFull && !hasTurn(index, brand.id, ids, rotation), 'Another brand runs it this time.')
    declare()
  })
