export * from './languages.ts'
export { errorKeys, waitText } from './wait-text.ts'
