export * from './check-field.ts'
export * from './field-patterns.ts'
export * from './field-text.ts'
