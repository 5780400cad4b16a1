import { expect, it } from 'vitest'
import { findHelp } from './find-help.ts'

const alike = 'phone, app, mobile / withdraw, cash out, pay-out / code, otp'
const entries = ['Your phone', 'How an application is decided', 'How do I withdraw', 'The code', 'Deposits'].map(
  (title, sort) => ({ title, content: '', sort }),
)
const find = (words: string) => findHelp(entries, words, alike).map(({ title }) => title)

it.each([
  ['app', ['Your phone', 'How an application is decided']],
  ['your app', ['Your phone']],
  ['how do i cash out', ['How do I withdraw']],
  ['pay-out', ['How do I withdraw']],
  ['no such word', []],
])('“%s” finds %j', (words, found) => expect(find(words)).toEqual(found))

it('replaces a word of its own, and never a part of another', () => {
  const [decided, phone] = [
    { title: 'How an application is decided', content: '', sort: 1 },
    { title: 'The application for your phone', content: '', sort: 2 },
  ]
  expect(findHelp([decided, phone], 'application app', alike)).toEqual([phone, decided])
})

it.each(['otp?', '“OTP”', ' otp !', '¿otp.'])('%s is the word without its marks', (words) =>
  expect(find(words)).toEqual(['The code']),
)

it('finds everything for marks alone', () => expect(find(' ?! ')).toHaveLength(entries.length))
