import { afterEach, describe, expect, it, vi } from 'vitest'
import { within } from '../db/deadline.ts'
import { newRef } from './reference.ts'
import { pauseMs, troubleOf, withRetries } from './retry.ts'

const trouble = (facts: object, message = 'it failed') => Object.assign(new Error(message), facts)
const contended = trouble({ code: '40001' })

afterEach(() => void vi.restoreAllMocks())

describe('an error of the database', () => {
  it.each([
    ['40001', 'contended'],
    ['40P01', 'contended'],
    ['55P03', 'contended'],
    ['57P01', 'lost'],
    ['57P03', 'lost'],
    ['57P04', null],
    ['08006', 'lost'],
    ['ECONNRESET', 'lost'],
    ['EPIPE', 'lost'],
    ['23505', null],
    ['42601', null],
  ])('%s is %s', (code, kind) => expect(troubleOf(trouble({ code }))).toBe(kind))

  it('is known by its words where it has no code', () => {
    expect(troubleOf(new Error('Connection terminated unexpectedly'))).toBe('lost')
    expect(troubleOf(new Error('Client has encountered a connection error and is not queryable'))).toBe('lost')
    expect(troubleOf('Connection terminated')).toBeNull()
  })

  it('is a number for people that was drawn twice, and no other key', () => {
    expect(troubleOf(trouble({ code: '23505', constraint: 'journal_ref_no' }))).toBe('contended')
    expect(troubleOf(trouble({ code: '23505', constraint: 'journal_source_ext_id' }))).toBeNull()
    expect(troubleOf(trouble({ code: '23503', constraint: 'journal_ref_no' }))).toBeNull()
  })

  it('is found among the causes, five deep and no deeper', () => {
    const wrapped = (layers: number): Error =>
      layers === 0 ? contended : new Error('outer', { cause: wrapped(layers - 1) })
    expect(troubleOf(wrapped(4))).toBe('contended')
    expect(troubleOf(wrapped(5))).toBeNull()
  })
})

describe('a money write', () => {
  /** Fails so many times first; returns the attempts. */
  async function attemptsOf(failures: number, error: unknown) {
    const seen: number[] = []
    const work = async (attempt: number) => {
      seen.push(attempt)
      if (attempt < failures) throw error
      return 'done'
    }
    return { outcome: await withRetries(work).catch((thrown) => thrown), seen }
  }

  it('is tried again after trouble, four times in all', async () => {
    expect(await attemptsOf(2, contended)).toEqual({ outcome: 'done', seen: [0, 1, 2] })
    expect(await attemptsOf(3, contended)).toEqual({ outcome: 'done', seen: [0, 1, 2, 3] })
    expect(await attemptsOf(9, contended)).toEqual({ outcome: contended, seen: [0, 1, 2, 3] })
  })

  it('is not tried again after anything else, or when its time is over', async () => {
    const mistake = trouble({ code: '42601' })
    expect(await attemptsOf(9, mistake)).toEqual({ outcome: mistake, seen: [0] })
    vi.spyOn(performance, 'now').mockReturnValue(1_000)
    expect(await within(0, () => attemptsOf(9, contended))).toEqual({ outcome: contended, seen: [0] })
  })

  it('is tried again only after a pause', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(contended).mockResolvedValueOnce('done')
    const outcome = withRetries(work)
    // No timer can end in between.
    for (let turn = 0; turn < 50; turn++) await null
    expect(work).toHaveBeenCalledTimes(1)
    expect(await outcome).toBe('done')
  })

  it.each([
    ['contended', 0, 5, 50],
    ['contended', 2, 5, 50],
    ['lost', 0, 105, 150],
    ['lost', 1, 205, 250],
    ['lost', 2, 405, 450],
  ] as const)('whose trouble is "%s" pauses at try %i for %i to %i ms', (kind, attempt, least, most) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    expect(pauseMs(kind, attempt)).toBe(least)
    random.mockReturnValue(1)
    expect(pauseMs(kind, attempt)).toBe(most)
  })
})

it('a number for people has its kind, the day in UTC and ten letters that are not mistaken', () => {
  const refs = Array.from({ length: 200 }, () => newRef('BT', new Date('2026-11-23T23:59:59.999Z')))
  expect(refs.every((ref) => /^BT261123-[0-9A-HJKMNP-TV-Z]{10}$/.test(ref))).toBe(true)
  expect(new Set(refs).size).toBe(200)
  expect(new Set(refs.flatMap((ref) => [...ref.slice(9)])).size).toBe(32)
})
