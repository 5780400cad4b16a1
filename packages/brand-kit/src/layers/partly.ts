import * as v from 'valibot'

/** Makes every key optional, but leaves values whole that merging treats as one. */
export type Partly<T> = T extends readonly unknown[] | { $value: unknown }
  ? T
  : T extends object
    ? { [Key in keyof T]?: Partly<T[Key]> | undefined }
    : T

type Entries = Record<string, v.GenericSchema>
type Strict = v.GenericSchema & { entries: Entries }

const isStrict = (schema: v.GenericSchema): schema is Strict => schema.type === 'strict_object'
const isOptional = (schema: v.GenericSchema): schema is v.GenericSchema & { wrapped: v.GenericSchema } =>
  schema.type === 'optional'

/** A strict schema whose keys are all optional, at every depth; still strict about the value of a key. */
export function partly<T extends v.GenericSchema>(schema: T): v.GenericSchema<Partly<v.InferOutput<T>>> {
  return loosen(schema) as v.GenericSchema<Partly<v.InferOutput<T>>>
}

function loosen(schema: v.GenericSchema): v.GenericSchema {
  if (isOptional(schema)) return loosen(schema.wrapped)
  if (!isStrict(schema) || Object.hasOwn(schema.entries, '$value')) return schema
  const entries = Object.entries(schema.entries).map(([key, entry]) => [key, v.optional(loosen(entry))])
  return v.strictObject(Object.fromEntries(entries) as Entries)
}
