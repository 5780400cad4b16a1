import * as v from 'valibot'
import { PlayError } from './play-error.ts'

/** Parses input with a schema, or throws a refusal. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw new PlayError('BAD_REQUEST', 400)
  return result.output
}

export const text = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
export const clientSeed = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
export const amount = v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2,4}$/))
export const uuid = v.pipe(v.string(), v.uuid())
