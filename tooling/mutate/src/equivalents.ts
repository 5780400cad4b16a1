import type { Equivalent } from './equivalent.ts'
import { gatewayEquivalents } from './equivalents-gateway.ts'
import type { Mutant } from './mutant.ts'

const money = 'packages/i18n/src/money.ts'
const ledgerMoney = 'apps/gateway/src/ledger/money.ts'
const minusNothing = 'zero with a sign is zero'

export const equivalents: readonly Equivalent[] = [
  ...gatewayEquivalents,
  {
    file: money,
    before: "const isNegative = decimal.startsWith('-') && /[1-9]/.test(whole + shown)",
    after: "const isNegative = decimal.startsWith('-') && /[1-9]/.test(whole - shown)",
    because: 'a whole number less a fraction below one is nothing only when both are',
  },
  ...['units <= 0n', 'units < 1n'].map((test) => ({
    file: money,
    before: 'const positive = units < 0n ? -units : units',
    after: `const positive = ${test} ? -units : units`,
    because: minusNothing,
  })),
  ...['amount <= 0n', 'amount < 1n'].map((test) => ({
    file: ledgerMoney,
    before: 'const size = amount < 0n ? -amount : amount',
    after: `const size = ${test} ? -amount : amount`,
    because: minusNothing,
  })),
  {
    file: ledgerMoney,
    before: 'export const least = (a: Units, b: Units): Units => (a < b ? a : b)',
    after: 'export const least = (a: Units, b: Units): Units => (a <= b ? a : b)',
    because: 'of two equal amounts either is the least',
  },
  {
    file: 'packages/ui/src/form/digits.ts',
    before: 'const code = letter.codePointAt(0) ?? 0',
    after: 'const code = letter.codePointAt(0) ?? 1',
    because: 'a letter that the pattern found is not empty',
  },
  {
    file: 'apps/sandbox-games/src/kernel/fair.ts',
    before: "const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign'])",
    after: "const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, true, ['sign'])",
    because: 'the key does not leave the function, so nothing can export it',
  },
  {
    file: 'apps/sandbox-games/src/kernel/replay.ts',
    before: 'paid[seat] = (paid[seat] ?? 0) + cost',
    after: 'paid[seat] = (paid[seat] ?? 1) + cost',
    because: 'the seat whose turn it is has a place in the list; the default is for the compiler',
  },
  {
    file: 'apps/sandbox-games/src/kernel/whole-cents.ts',
    before: 'if (part === 0n) return units',
    after: ';',
    because: 'it only spares a draw, which is never below nothing',
  },
  {
    file: 'packages/shell/src/write/WriteNotice.tsx',
    before: 'const isOld = Date.now() - (write.confirmedAt ?? 0) > OLD_MS',
    after: 'const isOld = Date.now() - (write.confirmedAt ?? 1) > OLD_MS',
    because: 'the first and the second millisecond of 1970 are both more than a minute ago',
  },
  {
    file: 'packages/shell/src/write/use-write.ts',
    before: "const { data } = await call('operation', { key: pending.key }, { forceRefetch: true, subscribe: false })",
    after: "const { data } = await call('operation', { key: pending.key }, { forceRefetch: false, subscribe: false })",
    because: 'the lifetime of the row is 0, so an answer without a subscriber is gone before the next question',
  },
  {
    file: 'packages/shell/src/write/use-write.ts',
    before: 'void run(kept, (wires) => findOut(wires, [0, ...CHECK_AFTER_MS]))',
    after: 'void run(kept, (wires) => findOut(wires, [1, ...CHECK_AFTER_MS]))',
    because: 'a timer of 0 ms is one of 1 ms or more in browsers',
  },
  {
    file: 'apps/gateway/src/session/start-session.ts',
    before: "if (!made) throw new Error('A session was not stored.')",
    after: ';',
    because: 'an insert that did not fail has its row; the check is for the compiler',
  },
]

export const isEquivalent = (mutant: Mutant, list: readonly Equivalent[] = equivalents): boolean =>
  list.some(({ file, before, after }) => file === mutant.file && before === mutant.before && after === mutant.after)
