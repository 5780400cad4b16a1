import { describe, expect, it } from 'vitest'
import { isPlain, noFilters, plainCode, toggled } from './filters.ts'
import { cleared, inMode, isNarrowed, readState, writeState } from './lobby-state.ts'

const read = (address: string) => readState(new URLSearchParams(address))
const again = (address: string) => writeState(new URLSearchParams(address), read(address)).toString()

describe('the state of a lobby in its address', () => {
  it('is every game without parameters', () => {
    expect(read('')).toEqual({ mode: 'all', name: '', filters: noFilters })
    expect(isNarrowed(read(''))).toBe(false)
  })

  it.each([
    'mode=recent&vendor=NODI',
    'vendor=NODI%2CMELA&classify=JP&minBet=0.05&volatility=4%2C5&rtpBand=GE97&theme=mango&feature=free-games&flag=NEW%2CHOT',
    'q=tide',
  ])('comes back as it was written: %s', (address) =>
    expect(new URLSearchParams(again(address)).toString().split('&').sort()).toEqual(address.split('&').sort()),
  )

  it('omits defaults, keeps other parameters, and accepts the menus’ name', () => {
    expect(again('mode=all&q=&vendor=&sheet=NODI.koi&lang=HI')).toBe('sheet=NODI.koi&lang=HI')
    expect(again('vassalage=NODI')).toBe('vendor=NODI')
  })

  it.each([
    'mode=best',
    'vendor=%3Cscript%3E',
    'vassalage=%3Cimg%20src%3Dx%3E',
    'classify=XX',
    'minBet=0.2',
    'volatility=9',
    'rtpBand=98',
    'flag=OLD',
  ])('ignores impossible values: %s', (address) => expect(isNarrowed(read(address))).toBe(false))

  it('takes twenty values of one filter and no more, each once', () => {
    const codes = Array.from({ length: 25 }, (_, index) => `VENDOR${index}`)
    expect(read(`vendor=VENDOR0,${codes.join(',')}`).filters.vendor).toEqual(codes.slice(0, 20))
    expect(again(`vendor=${codes.slice(0, 20).join('%2C')}`)).toBe(`vendor=${codes.slice(0, 20).join('%2C')}`)
  })

  it('writes a stake without its last nought, however it came', () => {
    expect(read('minBet=0.10,0.50,0.1').filters.minBet).toEqual(['0.1', '0.5'])
    expect(plainCode('minBet', '10.00')).toBe('10')
    expect(plainCode('theme', 'a.0')).toBe('a.0')
  })

  it('trims a name and takes no more of it than the platform does', () => {
    expect(read('q=%20tide%20').name).toBe('tide')
    expect(read(`q=${'x'.repeat(200)}`).name).toHaveLength(64)
  })

  it('loses name and filters with another mode, and keeps the vendor (checklist 53)', () =>
    expect(inMode(read('q=tide&classify=JP&minBet=0.5&vendor=NODI&flag=NEW'), 'hot')).toEqual({
      mode: 'hot',
      name: '',
      filters: { ...noFilters, vendor: ['NODI'] },
    }))

  it('is all of its mode once cleared', () =>
    expect(cleared(read('mode=hot&vendor=NODI&q=x'))).toEqual(read('mode=hot')))

  it('turns a choice on and off', () => {
    const on = toggled(noFilters, 'volatility', '4')
    expect(on.volatility).toEqual(['4'])
    expect(toggled(on, 'volatility', '5').volatility).toEqual(['4', '5'])
    expect(toggled(on, 'volatility', '4')).toEqual(noFilters)
  })

  it.each([
    ['', true],
    ['vendor=NODI&classify=JP&minBet=0.5', true],
    ['vendor=NODI,MELA', false],
    ['flag=NEW', false],
    ['volatility=5', false],
  ])('"%s" is a question for the specification’s own list: %s', (address, plain) =>
    expect(isPlain(read(address).filters)).toBe(plain),
  )
})
