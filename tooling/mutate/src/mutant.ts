import { applyEdit, type Edit } from './find/edit.ts'
import { findEdits } from './find/find.ts'

/** A source with one change. `before` and `after` are the lines that differ, each on one line. */
export type Mutant = Edit & { file: string; line: number; before: string; after: string }

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

function linesAround(source: string, start: number, end: number): { from: number; to: number } {
  const next = source.indexOf('\n', end)
  return { from: source.lastIndexOf('\n', start - 1) + 1, to: next === -1 ? source.length : next }
}

function mutantOf(file: string, source: string, edit: Edit): Mutant {
  const { from, to } = linesAround(source, edit.start, edit.end)
  const shown = source.slice(from, to)
  const changed = applyEdit(shown, { ...edit, start: edit.start - from, end: edit.end - from })
  const line = source.slice(0, edit.start).split('\n').length
  return { ...edit, file, line, before: oneLine(shown), after: oneLine(changed) }
}

/** All mutants of a source. */
export const mutantsOf = (file: string, source: string): Mutant[] =>
  findEdits(file, source).map((edit) => mutantOf(file, source, edit))
