import { describe, expect, it } from 'vitest'
import { readingPlaces } from './reading-places.ts'

const place = (sort: number) => ({ sort, id: `game-${sort}` })
const ends = (first: number, last: number) => ({ first: place(first), last: place(last) })
const byNumber = { behind: null, until: null, most: 24 }

describe('where a page of a list begins and ends', () => {
  it('is by number where nothing was read', () => {
    expect(readingPlaces().stretch('a', 3, 24)).toEqual({ ...byNumber, skip: 48 })
  })

  it('is behind the nearest page below and before the nearest above', () => {
    const places = readingPlaces()
    places.read('a', 2, ends(25, 48))
    places.read('a', 10, ends(217, 240))
    places.read('b', 3, ends(1, 2))
    expect(places.stretch('a', 5, 24)).toEqual({ behind: place(48), skip: 48, until: place(217), most: 24 })
    expect(places.stretch('a', 9, 24)).toEqual({ behind: place(48), skip: 144, until: place(217), most: 96 })
    expect(places.stretch('a', 12, 24)).toEqual({ behind: place(240), skip: 24, until: null, most: 24 })
    // Begun anew it is what it is for everybody.
    expect(places.stretch('a', 1, 24)).toEqual({ ...byNumber, skip: 0 })
  })

  it('is forgotten when the list is begun anew, and when many others were read since', () => {
    const places = readingPlaces(3)
    places.read('a', 2, ends(25, 48))
    places.read('a', 1, ends(1, 24))
    expect(places.stretch('a', 4, 24)).toMatchObject({ behind: place(24), skip: 48 })
    places.read('b', 1, ends(1, 24))
    places.read('b', 2, ends(25, 48))
    expect(places.stretch('a', 4, 24)).toMatchObject({ behind: place(24) })
    places.read('b', 3, ends(49, 72))
    expect(places.stretch('a', 4, 24)).toEqual({ ...byNumber, skip: 72 })
    expect(places.stretch('b', 4, 24)).toMatchObject({ behind: place(72) })
    places.read('c', 9, ends(1, 24))
    expect(places.stretch('b', 4, 24)).toEqual({ ...byNumber, skip: 72 })
    expect(places.stretch('c', 10, 24)).toMatchObject({ behind: place(24) })
  })
})

describe('pages that are asked for at the same moment', () => {
  it('are read one by one, each behind the one before', async () => {
    const places = readingPlaces()
    const read = (pageNo: number) =>
      places.inTurn('a', async () => {
        const stretch = places.stretch('a', pageNo, 24)
        await new Promise((resolve) => setTimeout(resolve, 5))
        places.read('a', pageNo, ends(100 * pageNo, 100 * pageNo + 23))
        return stretch
      })
    const [, second, third] = await Promise.all([read(4), read(5), read(6)])
    expect(second).toMatchObject({ behind: place(423), skip: 0 })
    expect(third).toMatchObject({ behind: place(523), skip: 0 })
  })

  it('do not wait for one that failed, nor for other lists', async () => {
    const places = readingPlaces()
    const failing = places.inTurn('a', () => Promise.reject(new Error('gone')))
    const next = places.inTurn('a', () => Promise.resolve('there'))
    const never = new Promise<string>(() => {})
    void places.inTurn('b', () => never)
    await expect(failing).rejects.toThrow('gone')
    await expect(next).resolves.toBe('there')
    await expect(places.inTurn('c', () => Promise.resolve('too'))).resolves.toBe('too')
  })
})
