import { describe, expect, it } from 'vitest'
import { checkFiles, isAccepted } from './check-files.ts'

const file = (name: string, type = '', size = 4) => new File(['x'.repeat(size)], name, { type })

describe('an accepted kind', () => {
  it.each([
    ['proof.png', 'image/png', 'image/*', true],
    ['proof.PNG', 'IMAGE/PNG', 'image/png', true],
    ['proof.pdf', 'application/pdf', 'image/*,.pdf', true],
    ['PROOF.PDF', '', ' image/* , .pdf ', true],
    ['proof.pdf', 'application/pdf', 'image/*', false],
    ['proof.png', '', 'image/*', false],
    ['.pdf', '', '.pdf', false],
    ['notes.txt', 'text/plain;charset=utf-8', 'text/plain', true],
    ['any.thing', '', '', true],
    ['any.thing', '', '*/*', true],
    ['image.exe', 'application/x-msdownload', 'image/*', false],
  ])('%s (%s) against %j: %s', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected)
  })
})

it('refuses each file with its reason and takes the rest', () => {
  const files = [
    file('a.png', 'image/png'),
    file('b.exe'),
    file('c.png', 'image/png', 11),
    file('d.png', 'image/png', 0),
  ]
  const { taken, refused } = checkFiles(files, { accept: 'image/*', maxBytes: 10 }, 0)
  expect(taken.map(({ name }) => name)).toEqual(['a.png'])
  expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([
    ['b.exe', 'type'],
    ['c.png', 'size'],
    ['d.png', 'empty'],
  ])
})

it('takes a file of exactly the most bytes, and as many files as are free', () => {
  const files = ['a', 'b', 'c'].map((name) => file(name, '', 10))
  const { taken, refused } = checkFiles(files, { maxBytes: 10, maxFiles: 3 }, 1)
  expect(taken).toHaveLength(2)
  expect(refused.map(({ reason }) => reason)).toEqual(['count'])
})
