/** Sources of one package whose mutants are counted together, and the tests that must notice them. */
export type Target = {
  name: string
  /** Folder of the package, from the top of the clone; the other paths are relative to it. */
  folder: string
  /** Patterns; tests and stories among them are left out. */
  sources: readonly string[]
  /** In the order in which they run: the first failure ends a mutant, so the quickest and narrowest come first. */
  tests: readonly string[]
}

export const targets: readonly Target[] = [
  {
    name: 'ledger',
    folder: 'apps/gateway',
    sources: ['src/ledger/**/*.ts'],
    tests: [
      'src/ledger/money.test.ts',
      'src/ledger/rules.test.ts',
      'src/ledger/retry.test.ts',
      'src/ledger/check.test.ts',
      'src/ledger/post.test.ts',
      'src/ledger/invariants.test.ts',
      'test/money/house.test.ts',
      'test/money/matrix.test.ts',
      'test/money/transfer-wallet.test.ts',
      'test/money/jackpot.test.ts',
    ],
  },
  {
    name: 'callbacks',
    folder: 'apps/gateway',
    sources: ['src/callbacks/**/*.ts'],
    tests: [
      'src/callbacks/flow.test.ts',
      'src/callbacks/verify.test.ts',
      'src/callbacks/message.test.ts',
      'src/callbacks/fair-share.test.ts',
      'src/callbacks/bet.test.ts',
      'src/callbacks/bet-batches.test.ts',
      'test/money/batches.test.ts',
      'test/money/matrix.test.ts',
      'test/money/refusals.test.ts',
      'src/callbacks/claim.test.ts',
      'src/callbacks/authenticate.test.ts',
      'test/money/purses.test.ts',
      'test/money/engines.test.ts',
      'src/callbacks/mount-callbacks.test.ts',
      'test/money/http.test.ts',
      'test/money/hostile.test.ts',
      'test/money/protection.test.ts',
      'test/money/transfer-wallet.test.ts',
    ],
  },
  {
    name: 'session',
    folder: 'apps/gateway',
    sources: ['src/session/**/*.ts'],
    tests: [
      'src/session/tokens.test.ts',
      'src/session/session.test.ts',
      'src/session/moments.test.ts',
      'test/login.test.ts',
      'test/verification.test.ts',
      'test/account-security.test.ts',
    ],
  },
  {
    name: 'protection',
    folder: 'apps/gateway',
    sources: ['src/protection/**/*.ts'],
    tests: ['src/protection/protection.test.ts', 'src/protection/moments.test.ts', 'test/money/protection.test.ts'],
  },
  {
    name: 'fairness',
    folder: 'apps/sandbox-games',
    sources: ['src/kernel/{amounts,chain,fair,replay,verify,whole-cents}.ts'],
    tests: [
      'src/kernel/fair.test.ts',
      'test/kernel/verify.test.ts',
      'test/kernel/replay.test.ts',
      'test/fair.test.ts',
      'test/whole-cents.test.ts',
      'test/verifier.test.ts',
      'test/kernel/shared.test.ts',
      'test/kernel/rooms.test.ts',
    ],
  },
  { name: 'money', folder: 'packages/i18n', sources: ['src/money.ts'], tests: ['src/money.test.ts'] },
  {
    name: 'write',
    folder: 'packages/shell',
    sources: ['src/write/*.{ts,tsx}'],
    tests: [
      'src/write/carry-out.test.ts',
      'src/write/pending-write.test.ts',
      'src/write/use-write.test.tsx',
      'src/write/write.test.tsx',
    ],
  },
  {
    name: 'fields',
    folder: 'packages/ui',
    sources: ['src/form/{NumberField.tsx,digits.ts}'],
    tests: ['src/form/digits.test.ts', 'src/form/form.test.tsx'],
  },
]
