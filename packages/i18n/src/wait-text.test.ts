import { expect, it } from 'vitest'
import { waitText } from './wait-text.ts'

it.each([
  [1, 'EN', '1 second'],
  [59.2, 'EN', '60 seconds'],
  [60, 'EN', '1 minute'],
  [61, 'EN', '2 minutes'],
  [3600, 'EN', '1 hour'],
  [300, 'TY', '5 minuto'],
  [300, 'BN', '5 মিনিট'],
  [300, 'HI', '5 मिनट'],
] as const)('%d seconds in %s are %s', (seconds, language, text) => {
  expect(waitText(seconds, language)).toBe(text)
})
