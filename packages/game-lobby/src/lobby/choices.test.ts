import { describe, expect, it } from 'vitest'
import { lobbyPaths } from './categories.ts'
import { classifiesOf, isOfPath, lobbyOf, minBets, vendorSlides } from './choices.ts'

describe('choices of the games screen', () => {
  it('lists the kinds of slots, bingo only where the site offers TY (checklist 50)', () => {
    expect(classifiesOf('rng', ['EN', 'TY'])).toEqual(['JP', 'TG', 'AC', 'BG'])
    expect(classifiesOf('rng', ['EN', 'BN'])).toEqual(['JP', 'TG', 'AC'])
    expect(classifiesOf('fish', ['EN', 'TY'])).toEqual([])
  })

  it('has five minimum bets besides “all” (checklist 51)', () =>
    expect(minBets).toEqual(['0.01', '0.05', '0.1', '0.5', '0.75']))

  it('shows seven vendors of slots and five of others; only slots, fish and cards run round (checklist 48)', () => {
    expect(vendorSlides('rng')).toEqual({ visible: 7, loopsAbove: 7 })
    expect(vendorSlides('fish')).toEqual({ visible: 5, loopsAbove: 5 })
    expect(vendorSlides('pvp')).toEqual({ visible: 5, loopsAbove: 5 })
    for (const path of ['live', 'sports', 'esports'] as const)
      expect(vendorSlides(path)).toEqual({ visible: 5, loopsAbove: Number.POSITIVE_INFINITY })
  })

  it.each(['AV', 'AI', 'IMES', 'TF', 'IA'])('%s plays e-sports, not sports (checklist 62)', (vassalage) => {
    expect(isOfPath('esports', { gameType: 'SPORTS', vassalage })).toBe(true)
    expect(isOfPath('sports', { gameType: 'SPORTS', vassalage })).toBe(false)
    expect(lobbyOf('SPORTS', vassalage)).toBe('esports')
  })

  it('leads back to the lobby of a game’s category', () => {
    expect(lobbyOf('SPORTS', 'FB')).toBe('sports')
    expect(lobbyOf('FISH', 'AV')).toBe('fish')
    expect(lobbyOf('', '')).toBe('rng')
  })

  it('leaves every other sports vendor there, and every other category with itself (checklist 62)', () => {
    expect(isOfPath('sports', { gameType: 'SPORTS', vassalage: 'FB' })).toBe(true)
    expect(isOfPath('esports', { gameType: 'SPORTS', vassalage: 'FB' })).toBe(false)
    expect(lobbyPaths.filter((path) => isOfPath(path, { gameType: 'FISH', vassalage: 'AV' }))).toEqual(['fish'])
  })
})
