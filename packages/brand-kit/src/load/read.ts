import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Problem, problemsOf } from './problems.ts'

export type Read<T> = { value: T; problems: [] } | { value: null; problems: Problem[] }

/** A JSON file as its schema describes it, or every reason why not. */
export function readJson<T extends v.GenericSchema>(file: string, schema: T): Read<v.InferOutput<T>> {
  if (!existsSync(file)) return refused({ file, key: '', expected: 'a file', found: 'nothing' })
  const content = parse(file)
  if ('problem' in content) return refused(content.problem)
  const result = v.safeParse(schema, content.json)
  return result.success
    ? { value: result.output, problems: [] }
    : { value: null, problems: problemsOf(file, result.issues) }
}

const refused = (problem: Problem): Read<never> => ({ value: null, problems: [problem] })

function parse(file: string): { json: unknown } | { problem: Problem } {
  try {
    return { json: JSON.parse(readFileSync(file, 'utf8')) }
  } catch (error) {
    return { problem: { file, key: '', expected: 'JSON', found: (error as Error).message } }
  }
}
