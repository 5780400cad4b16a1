import { describe, expect, it } from 'vitest'
import { mutantsOf } from '../src/mutant.ts'

/** The changed lines of a source's mutants. */
const changesOf = (source: string) => mutantsOf('some.ts', source).map(({ after }) => after)

describe('operators', () => {
  it.each([
    ['a < b', ['a <= b']],
    ['a <= b', ['a < b']],
    ['a > b', ['a >= b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a || b && c', ['a && b && c', 'a || b || c']],
    ['a + b', ['a - b']],
    ['a % b', ['a * b']],
    ['sum += part', ['sum -= part']],
    ['!ready', ['ready']],
    ['-amount', ['amount']],
    ['const on = true', ['const on = false']],
    ['if (ready) go = later', ['if (!(ready)) go = later']],
    ['x = ready ? a : b', ['x = !(ready) ? a : b']],
    ['x = list.some(isOpen)', ['x = list.every(isOpen)']],
    ['x = Math.min(a, b)', ['x = Math.max(a, b)']],
  ])('%s', (source, changes) => expect(changesOf(source)).toEqual(changes))

  it('moves numbers by one, and none below zero', () => {
    expect(changesOf('x = 3')).toEqual(['x = 4', 'x = 2'])
    expect(changesOf('x = 0n')).toEqual(['x = 1n'])
    expect(changesOf('x = 10_000n')).toEqual(['x = 10001n', 'x = 9999n'])
  })

  it('finds an operator after a left side of any content', () => {
    expect(changesOf("x = f('<') < b")).toEqual(["x = f('<') <= b"])
  })
})

describe('removals', () => {
  it('removes an early exit as a whole, in braces or not', () => {
    expect(changesOf('function f() { if (over) return }')).toContain('function f() { ; }')
    expect(changesOf('for (const x of list) { if (over) { continue } }')).toContain('for (const x of list) { ; }')
    expect(changesOf('if (over) throw new Error()')).toEqual([';', 'if (!(over)) throw new Error()'])
  })

  it('removes a lone throw, and a call for its effect', () => {
    expect(changesOf('function f() { throw new Error() }')).toEqual(['function f() { ; }'])
    expect(changesOf('await save(row)')).toEqual([';'])
    expect(changesOf('const row = await save(it)')).toEqual([])
  })

  it('leaves out each condition of a query', () => {
    expect(changesOf('const where = and(isOwn, isOpen)')).toEqual([
      'const where = and(undefined, isOpen)',
      'const where = and(isOwn, undefined)',
    ])
  })
})

describe('code that does not run is left alone', () => {
  it.each([
    ["import { a } from './1.ts'"],
    ['type Places = 0 | 1 | 2'],
    ['const f = (x: 0 | 1, y: true): x is 1 => g(x)'],
    ["log.warn({ tries: 3 }, 'again')"],
    ["deps.log.error('failed ' + name)"],
    ["x = 'a ' + name"],
    ['x = rows[0]'],
    ['x = units.toString()'],
    ['x = { 1: a }'],
    ["x = 'SELECTED AND SORTED'"],
  ])('%s', (source) => expect(changesOf(source)).toEqual([]))

  it('but the value inside a type assertion does', () => {
    expect(changesOf('x = (a < b) as boolean')).toEqual(['x = (a <= b) as boolean'])
  })
})

describe('SQL', () => {
  const inSql = (text: string) => changesOf(`x = \`${text}\``).map((line) => line.slice(5, -1))

  it('drops a condition, turns it round and joins it otherwise', () => {
    expect(inSql('SELECT a FROM t WHERE t.id = $1 AND t.ends > now()')).toEqual([
      'SELECT a FROM t WHERE true AND t.ends > now()',
      'SELECT a FROM t WHERE t.id <> $1 AND t.ends > now()',
      'SELECT a FROM t WHERE t.id = $1 OR t.ends > now()',
      'SELECT a FROM t WHERE t.id = $1 AND true',
      'SELECT a FROM t WHERE t.id = $1 AND t.ends >= now()',
    ])
  })

  it('knows an assignment from a comparison', () => {
    expect(inSql('UPDATE t SET a = a + 1')).toEqual(['UPDATE t SET a = a - 1'])
  })

  it('inverts conditions of values, of rows and of their order', () => {
    expect(inSql('WHERE a IS NULL')).toEqual(['WHERE true', 'WHERE a IS NOT NULL'])
    expect(inSql('WHERE NOT EXISTS (SELECT FROM t)')).toEqual(['WHERE EXISTS (SELECT FROM t)'])
    expect(inSql('SELECT a FROM t ORDER BY a DESC')).toEqual(['SELECT a FROM t ORDER BY a ASC'])
    expect(inSql("CASE WHEN s.a <> 'UP' THEN b END")).toEqual([
      'CASE WHEN false THEN b END',
      "CASE WHEN s.a = 'UP' THEN b END",
    ])
  })

  it('treats an interpolation as one name, and mutates it as code', () => {
    const put = (code: string) => `$\{${code}}`
    const query = (condition: string) => `SELECT a FROM t WHERE ${condition}`
    expect(inSql(query(`id = ${put('key(x > 1)')}`))).toEqual([
      query('true'),
      query(`id <> ${put('key(x > 1)')}`),
      query(`id = ${put('key(x >= 1)')}`),
      query(`id = ${put('key(x > 2)')}`),
      query(`id = ${put('key(x > 0)')}`),
    ])
  })

  it('is found in plain strings too', () => {
    expect(changesOf("x = 'EXISTS (SELECT FROM t WHERE t.id = p.id)'")).toHaveLength(3)
  })
})

it('reports the place of a mutant and shows its lines', () => {
  const [mutant] = mutantsOf('some.ts', 'const a = b\n\n  x = a < b // why\n')
  expect(mutant).toMatchObject({ file: 'some.ts', line: 3, before: 'x = a < b // why', after: 'x = a <= b // why' })
})

it('refuses a source that is not TypeScript', () => {
  expect(() => mutantsOf('some.ts', 'const = 1')).toThrow(/some\.ts/)
})
