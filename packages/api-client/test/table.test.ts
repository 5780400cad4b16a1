import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { brokenRequest, validRequest } from '../src/arbitraries/index.ts'
import { centreRoutes } from '../src/contract/centre-routes.ts'
import { type Endpoint, endpoints, errorCatalogue, possibleErrors, type Situation } from '../src/contract/index.ts'
import { lazyRoutes } from '../src/contract/lazy-routes.ts'
import { routes } from '../src/contract/routes.ts'
import { definitions } from '../src/definitions.ts'
import { fakes } from '../src/fakes/index.ts'
import { specification } from './specification.ts'

const all = Object.entries<Endpoint>(endpoints)
const spec = all.filter(([, row]) => row.origin === 'spec').map(([, row]) => row)
const countBy = (groups: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const group of groups) counts[group] = (counts[group] ?? 0) + 1
  return counts
}

const perGroup = {
  login: 17,
  games: 11,
  home: 10,
  points: 7,
  lottery: 4,
  common: 4,
  wallet: 2,
  session: 1,
  inbox: 1,
  help: 1,
}

describe('the specification’s table', () => {
  it.each([
    ['as stated', specification],
    ['as rows', spec],
  ])('has its counts %s', (_, rows) => {
    expect(rows).toHaveLength(58)
    expect(rows.filter(({ token }) => token)).toHaveLength(34)
    expect(rows.filter(({ sealed }) => sealed)).toHaveLength(5)
    expect(rows.filter(({ path }) => path.startsWith('/wps/relay/'))).toHaveLength(29)
    expect(countBy(rows.map(({ group }) => group))).toEqual(perGroup)
  })

  it.each(specification)('is a row: $path', (stated) => {
    const [row, ...others] = spec.filter(({ path }) => path === stated.path)
    expect(others).toEqual([])
    expect(row).toMatchObject({ group: stated.group, token: stated.token, sealed: stated.sealed })
    if (stated.method) expect(row?.method).toBe(stated.method)
  })

  it('states every row that claims to be of it', () => {
    expect(spec.map(({ path }) => path).sort()).toEqual(specification.map(({ path }) => path).sort())
  })
})

describe('the table', () => {
  it('gives every method and path to one row', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(all.length)
  })

  it('gives each row to one part for browsers, the one that its `view` names', () => {
    const parts = { first: routes, lazy: lazyRoutes, centre: centreRoutes }
    const carried = Object.entries(parts).flatMap(([view, part]) => Object.keys(part).map((name) => [name, view]))
    expect(carried.sort()).toEqual(all.map(([name, { view }]) => [name, view]).sort())
  })
})

describe('policy', () => {
  const served = (situation: Situation) =>
    all.filter(([, row]) => row.servedWhen?.includes(situation)).map(([name]) => name)

  it('names the few rows that are served where others are refused', () => {
    expect(served('restricted').sort()).toEqual(['changePassword', 'logout'])
    expect(served('ended')).toEqual(['logout'])
    expect(served('readOnly')).toEqual(['logout'])
    // They report that the site is closed, lead to a person, or let a visitor leave.
    const open = ['systemStatus', 'permission', 'domainRoute', 'customerServiceLink', 'keys', 'logout', 'operation']
    expect(served('closed').sort()).toEqual(open.sort())
  })

  it('shares no response of a write, a launch or a session', () => {
    for (const [, row] of all.filter(([, { cache }]) => cache)) {
      expect(row).toMatchObject({ kind: 'query', method: 'GET' })
      expect(row.token && !row.anonymous).toBe(false)
      expect(row.cache?.by.includes('session')).toBe(row.token || row.audience === true)
    }
  })

  it('limits the times of a proof of work to rows that have one', () => {
    const sometimes = all.filter(([, { humanWhen }]) => humanWhen)
    expect(sometimes.map(([name, { human }]) => [name, human !== undefined])).toEqual([
      ['login', true],
      ['feedback', true],
    ])
  })

  it('keeps a response in the browser for the lifetime of its row, else a minute', () => {
    const kept = { query: (definition: unknown) => definition, mutation: () => ({}) }
    const built: Record<string, { keepUnusedDataFor?: number }> = definitions(endpoints, kept as never)
    const keptFor = (name: string) => built[name]?.keepUnusedDataFor
    expect(['memberInfo', 'gameList', 'challenge', 'captcha', 'rankList'].map(keptFor)).toEqual([3600, 300, 0, 1, 60])
  })
})

describe.each(all)('%s', (name, row) => {
  it('reads with GET and seals bodies only', () => {
    if (row.kind === 'query') expect(row.method).toBe('GET')
    if (row.sealed) expect(['POST', 'PUT']).toContain(row.method)
  })

  it('finds its path parameters among its fields', () => {
    for (const [, field] of row.path.matchAll(/:(\w+)/g)) expect(Object.keys(row.request.entries)).toContain(field)
  })

  it('requires a proof of work only in a body, and a session for money writes', () => {
    if (row.human) expect(Object.keys(row.request.entries)).toContain('altcha')
    if (row.idempotent || row.who) expect(row.token).toBe(true)
  })

  it('returns only codes of the catalogue', () => {
    for (const code of possibleErrors(row)) expect(errorCatalogue).toHaveProperty(code)
  })

  it('accepts every value of its schema, and its fake fits its value', () => {
    const respond = (fakes as Record<string, (input: unknown) => unknown>)[name]
    fc.assert(
      fc.property(validRequest(row), (request) => {
        const parsed = v.safeParse(row.request, request)
        expect(parsed.issues).toBeUndefined()
        expect(v.safeParse(row.value, respond?.(parsed.output)).issues).toBeUndefined()
      }),
      { numRuns: 25 },
    )
  })

  it('refuses values one step off', () => {
    fc.assert(
      fc.property(brokenRequest(row), (request) => {
        expect(v.safeParse(row.request, request).success).toBe(false)
      }),
      { numRuns: 25 },
    )
  })

  it('refuses an unknown field', () => {
    const [request] = fc.sample(validRequest(row), 1)
    expect(v.safeParse(row.request, { ...request, surplus: '1' }).success).toBe(false)
  })
})
