export { checkSigns } from './signs.ts'
