/** Types that several rows share (contract B), by subject. */
export * from './shared/cashier.ts'
export * from './shared/contracts.ts'
export * from './shared/game.ts'
export * from './shared/member.ts'
export * from './shared/paging.ts'
export * from './shared/records.ts'
export * from './shared/site.ts'
