import { describe, expect, it } from 'vitest'
import { readState } from '../lobby/lobby-state.ts'
import { favouritesArg, gameListArg, gameSearchArg, hotGamesArg, recentGamesArg } from '../lobby/questions.ts'
import { hotArg, newArg, searchArg } from './queries.ts'

const asker = (address = '') => ({
  path: 'rng' as const,
  language: 'EN' as const,
  merchantCode: 'walogm',
  state: readState(new URLSearchParams(address)),
})

describe('queries of games', () => {
  it.each([
    ['the lobby', gameListArg(asker())],
    ['the search', searchArg('lantern', 'EN')],
    ['new games', newArg('EN')],
  ])('%s names the client (checklist 47 and 149)', (_, arg) =>
    expect(arg).toMatchObject({ clientType: 3, platform: 'flash,html5-desktop', language: 'EN' }),
  )

  it('the lobby’s list sends every field of the specification, empty by default (checklist 52 and 57)', () => {
    const always = {
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'walogm',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 24,
      minLineNum: 0,
      language: 'EN',
    }
    expect(gameListArg(asker())).toEqual({
      ...always,
      vassalage: 'ALL',
      gameClassify: 'ALL',
      gameName: '',
      minBet: 'ALL',
    })
    expect(gameListArg(asker('vendor=NODI&classify=JP&q=tide&minBet=0.5'))).toEqual({
      ...always,
      vassalage: 'NODI',
      gameClassify: 'JP',
      gameName: 'tide',
      minBet: '0.5',
    })
  })

  it('favourites send client 3, platform flash and slots (checklist 64)', () =>
    expect(favouritesArg(asker())).toEqual({
      clientType: 3,
      platform: 'flash',
      gameType: 'RNG',
      language: 'EN',
      pageNo: 1,
      pageSize: 24,
    }))

  it('recent games send client 3 and the vendor, 24 at a time (checklist 52 and 65)', () =>
    expect(recentGamesArg(asker('mode=recent&vendor=NODI'))).toEqual({
      clientType: 3,
      vassalage: 'NODI',
      language: 'EN',
      pageNo: 1,
      pageSize: 24,
    }))

  it('hot games are the platform’s, of this merchant (checklist 65 and 149)', () => {
    const hot = { merchantCode: 'walogm', isPlatform: 2, platform: 'flash,html5-desktop', language: 'EN' }
    expect(hotArg('walogm', 'EN')).toEqual(hot)
    expect(hotGamesArg(asker('vendor=NODI'))).toEqual({ ...hot, vassalage: 'NODI' })
  })

  it('the search by all filters omits unset ones', () => {
    expect(gameSearchArg(asker())).toEqual({ language: 'EN', gameType: 'RNG', pageSize: 24 })
    expect(
      gameSearchArg(asker('vendor=NODI,MELA&minBet=0.1,0.50&volatility=4,5&rtpBand=GE97&flag=NEW,TRIAL&q=mngo')),
    ).toEqual({
      language: 'EN',
      gameType: 'RNG',
      pageSize: 24,
      q: 'mngo',
      vendor: 'NODI,MELA',
      minBet: '0.1,0.5',
      volatility: '4,5',
      rtpBand: 'GE97',
      isNew: 1,
      trial: 1,
    })
  })
})
