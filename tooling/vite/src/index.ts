export { brandModules } from './brand-modules.ts'
export { storefront } from './storefront.ts'
