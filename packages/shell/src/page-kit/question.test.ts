import { describe, expect, it } from 'vitest'
import { codeOr, oneOf, pageNumber, pageUpTo } from './fields.ts'
import { period } from './period.ts'
import { defineQuestion, dropQuestion } from './question.ts'

const question = defineQuestion({
  kind: oneOf(['ALL', 'BET', 'WIN'], 'ALL'),
  wallet: codeOr('ALL'),
  period: period('week'),
  page: pageNumber,
})
const read = (query: string) => question.read(new URLSearchParams(query))
const write = (query: string, changes: Parameters<typeof question.write>[1]) =>
  question.write(new URLSearchParams(query), changes).toString()

describe('a question in the URL', () => {
  it('is complete when the URL has no parameters', () => {
    expect(read('')).toEqual({ kind: 'ALL', wallet: 'ALL', period: 'week', page: 1 })
    expect(read('')).toEqual(question.fallback)
  })

  it('is read part by part', () => {
    expect(read('q.kind=BET&q.wallet=SBX-1&q.period=2026-11-01..2026-11-21&q.page=12')).toEqual({
      ...{ kind: 'BET', wallet: 'SBX-1', period: { from: '2026-11-01', to: '2026-11-21' }, page: 12 },
    })
  })

  it.each([
    ...['q.kind=bet', 'q.kind=BETS', 'q.kind=', 'kind=BET', 'q.kind=toString', 'q.page=0', 'q.page=-1', 'q.page=1.5'],
    ...['q.page=1e3', 'q.page=01', 'q.page=10001', 'q.page=NaN', 'q.wallet=a b', "q.wallet='", 'q.wallet='],
    ...['q.period=century', 'q.period=2026-11-21..2026-11-01', 'q.period=2026-02-30..2026-03-01', 'q.period=..'],
    ...['q.period=2025-01-01..2026-11-21', 'q.period=1999-12-31..2000-01-01', 'q.period=2026-11-01..2026-11-02..x'],
    `q.wallet=${'a'.repeat(65)}`,
    `q.period=${' '.repeat(500)}`,
  ])('falls back for %s', (query) => expect(read(query)).toEqual(question.fallback))

  it('limits the page to the server’s last one', () => {
    expect(pageUpTo(500).parse('500')).toBe(500)
    expect(pageUpTo(500).parse('501')).toBeUndefined()
  })

  it('returns to the first page with any other change, and keeps the parameters of the page below', () => {
    const open = 'page=4&member=transactionHistory&q.kind=BET&q.page=3'
    expect(write(open, { kind: 'WIN' })).toBe('page=4&member=transactionHistory&q.kind=WIN')
    expect(write(open, { page: 4 })).toBe('page=4&member=transactionHistory&q.kind=BET&q.page=4')
    expect(write(open, question.fallback)).toBe('page=4&member=transactionHistory')
    expect(write('q.kind=nonsense', { wallet: 'MAIN' })).toBe('q.wallet=MAIN')
  })

  it('reports whether it is filtered; a page number filters nothing', () => {
    expect(question.isNarrowed(read('q.page=3'))).toBe(false)
    expect(question.isNarrowed(read('q.kind=WIN'))).toBe(true)
    expect(question.isNarrowed(read('q.period=today'))).toBe(true)
  })

  it('is removed when its overlay closes', () => {
    const params = new URLSearchParams('page=4&q.kind=BET&q.page=3&query=x')
    expect(dropQuestion(params).toString()).toBe('page=4&query=x')
  })

  it('reads its own output, for every combination of values', () => {
    const periods = ['today', 'yesterday', 'week', 'month', { from: '2026-01-01', to: '2026-12-31' }] as const
    for (const kind of ['ALL', 'BET', 'WIN'] as const)
      for (const wallet of ['ALL', 'MAIN', 'SBX-1.a_b'])
        for (const days of periods)
          for (const page of [1, 2, 10_000]) {
            const asked = { kind, wallet, period: days, page }
            expect(question.read(question.write(new URLSearchParams('x=1'), asked))).toEqual(asked)
          }
  })
})
