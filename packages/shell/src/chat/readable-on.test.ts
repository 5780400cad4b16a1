import { describe, expect, it } from 'vitest'
import { readableOn, readColour } from './readable-on.ts'

describe("the colour of the room's head", () => {
  it.each([
    ['#000000', 'white'],
    ['#ffffff', 'black'],
    ['#ffd54f', 'black'],
    ['#0b3d91', 'white'],
    ['#777', 'black'],
  ])('%s is written on in %s', (colour, words) => {
    expect(readableOn(readColour(colour) as [number, number, number])).toBe(words)
  })

  it.each([null, undefined, '', 'red', '#12345', 'url(x)', '#ggg'])('%s is no colour', (text) => {
    expect(readColour(text)).toBeNull()
  })
})
