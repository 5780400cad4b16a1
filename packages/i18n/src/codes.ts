export * from './languages.ts'
export { minutesText } from './left-text.ts'
export { formatMoney } from './money.ts'
export { errorKeys, waitText } from './wait-text.ts'
