import { describe, expect, it } from 'vitest'
import { checklistPage, proofs, proofsIn } from '../src/checklist.ts'
import { checklistLines } from '../src/checklist-lines.ts'
import { read } from '../src/tree.ts'

const linesOf = (source: string) => proofsIn('a.test.ts', source).map(({ lines }) => lines)

describe('a title', () => {
  it.each<[string, number[]]>([
    ["it('waits (checklist 82)', () => {})", [82]],
    ['it("waits (checklist 8, 9 and 39)", () => {})', [8, 9, 39]],
    ['it(`waits (checklist 2–5)`, () => {})', [2, 3, 4, 5]],
    ["test('it\\'s there (checklist 7 and 12–14)', run)", [7, 12, 13, 14]],
    ["it.each(rows)('%s waits (checklist 40)', run)", [40]],
    ["describe('free play (checklist 93)', () => {})", [93]],
  ])('%s names its lines', (source, lines) => expect(linesOf(source)).toEqual([lines]))

  it.each([
    ["it('waits (checklist)', run)"],
    ["it('waits (checklist x)', run)"],
    ['// waits (checklist 82)'],
    ["it('one', run)\nit(two (checklist 82), run)"],
    ["it.skip('waits (checklist 82)', run)"],
    ["it.todo('waits (checklist 82)')"],
  ])('%j proves nothing', (source) => expect(linesOf(source)).toEqual([]))

  it('is in the table without its numbers, with its file', () => {
    const found = proofsIn('packages/x/src/a.test.ts', "it('waits | rests (checklist 1 and 82)', run)")
    const row = checklistPage(found)
      .split('\n')
      .find((line) => line.startsWith('| 82 |'))
    expect(row).toBe('| 82 | captcha and code button once a second | waits \\| rests (`packages/x/src/a.test.ts`) |')
  })
})

describe('the checklist', () => {
  const found = proofs()

  it('has a test for every line', () => {
    const proved = new Set(found.flatMap(({ lines }) => lines))
    expect(Object.keys(checklistLines).filter((line) => !proved.has(Number(line)))).toEqual([])
  })

  it('matches the titles: run `pnpm checklist`', () => {
    expect(read('docs/checklist.md')).toBe(checklistPage(found))
  })
})
