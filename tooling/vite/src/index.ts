export { brandModules } from './brand-modules.ts'
export { clonePath, countries } from './places.ts'
export { storefront } from './storefront.ts'
