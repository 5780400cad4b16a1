import { describe, expect, it } from 'vitest'
import { duePeriods, nextDue, type Schedule } from './schedule.ts'

const at = (text: string) => new Date(text)
const midnight: Schedule = { daily: '00:05' }
const shown = (schedule: Schedule, zone: string, last: string | null, now: string) =>
  duePeriods(schedule, zone, last === null ? null : at(last), at(now)).map(
    ({ name, dueAt }) => `${name} ${dueAt.toISOString()}`,
  )

describe('a daily job', () => {
  it.each([
    ['Asia/Manila', '2026-11-22T16:05:00.000Z'],
    ['Asia/Dhaka', '2026-11-22T18:05:00.000Z'],
    ['Asia/Kolkata', '2026-11-22T18:35:00.000Z'],
  ])('of 00:05 is due by the clock of %s', (zone, due) => {
    const before = new Date(at(due).getTime() - 1)
    expect(nextDue(midnight, zone, before).toISOString()).toBe(due)
    expect(shown(midnight, zone, '2026-11-22T12:00:00Z', before.toISOString())).toEqual([])
    expect(shown(midnight, zone, '2026-11-22T12:00:00Z', due)).toEqual([`2026-11-23 ${due}`])
  })

  it('runs once on the day whose clock skips its time, and on the day that has it twice', () => {
    const spring = shown({ daily: '02:30' }, 'America/New_York', '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z')
    expect(spring).toEqual(['2026-03-08 2026-03-08T07:30:00.000Z', '2026-03-09 2026-03-09T06:30:00.000Z'])
    const autumn = shown({ daily: '01:30' }, 'America/New_York', '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z')
    expect(autumn).toEqual(['2026-11-01 2026-11-01T05:30:00.000Z', '2026-11-02 2026-11-02T06:30:00.000Z'])
  })

  it('has one name for both times of the day that has it twice, wherever the look begins', () => {
    const between = shown({ daily: '01:30' }, 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T12:00:00Z')
    expect(between.every((period) => period.startsWith('2026-11-01 '))).toBe(true)
  })
})

describe('periods', () => {
  it('that were missed are found, oldest first', () => {
    expect(shown(midnight, 'Asia/Manila', '2026-11-20T16:05:00Z', '2026-11-23T00:00:00Z')).toEqual([
      '2026-11-22 2026-11-21T16:05:00.000Z',
      '2026-11-23 2026-11-22T16:05:00.000Z',
    ])
  })

  it('of a job that never ran begin with the newest', () => {
    expect(shown(midnight, 'Asia/Manila', null, '2026-11-23T00:00:00Z')).toEqual([
      '2026-11-23 2026-11-22T16:05:00.000Z',
    ])
    expect(shown({ everyMinutes: 10 }, 'UTC', null, '2026-11-23T00:09:00Z')).toEqual([
      '2026-11-23T00:00:00.000Z 2026-11-23T00:00:00.000Z',
    ])
  })

  it('of an hourly job follow the zone, and the hour that comes twice counts twice', () => {
    expect(nextDue({ hourlyAt: 2 }, 'Asia/Kolkata', at('2026-11-23T00:00:00Z')).toISOString()).toBe(
      '2026-11-23T00:32:00.000Z',
    )
    expect(shown({ hourlyAt: 2 }, 'America/New_York', '2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z')).toHaveLength(3)
  })
})
