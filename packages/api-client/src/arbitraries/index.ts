export { brokenRequest, validRequest, type Wire } from './rows.ts'
export { arbitraryFor } from './schema.ts'
