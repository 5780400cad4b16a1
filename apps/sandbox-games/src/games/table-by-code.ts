import type { Table } from '../kernel/kinds.ts'

/** Spreads catalogue entries over tables: an entry always leads to the same one. */
export const tableByCode = (tables: readonly Table[]) => (_theme: string, gameCode: string) => {
  const sum = [...gameCode].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
  return tables[sum % tables.length]?.id ?? ''
}
