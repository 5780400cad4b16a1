import { expect, it } from 'vitest'
import { leftText, minutesText } from './left-text.ts'

it.each([
  [{ minutes: 1, seconds: 1 }, 'en', '1 minute 1 second'],
  [{ minutes: 2, seconds: 0 }, 'en', '2 minutes 0 seconds'],
  [{ minutes: 0, seconds: 5 }, 'en', '5 seconds'],
  [{ minutes: 1, seconds: 5 }, 'fil', '1 minuto 5 segundo'],
  [{ minutes: 1, seconds: 5 }, 'bn', '1 মিনিট 5 সেকেন্ড'],
  [{ minutes: 1, seconds: 5 }, 'hi', '1 मिनट 5 सेकंड'],
])('%o in %s is %s', (left, tag, text) => expect(leftText(left, tag)).toBe(text))

it('keeps minutes above an hour as minutes', () => expect(minutesText(90, 'en')).toBe('90 minutes'))
