import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from './draft.ts'

/**
 * Keeps the named text fields of a form through a reload of the tab, and through moves inside it. Name no secret here:
 * passwords and codes are typed again. Fields in `always` have a default that the draft replaces.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  fields: readonly Path<T>[],
  always: readonly Path<T>[] = [],
) {
  useEffect(() => {
    const draft = readDraft(name)
    for (const field of fields) {
      const value = draft[field]
      // A value that the page itself has set replaces an older one.
      if (value && (!form.getValues(field) || always.includes(field))) {
        form.setValue(field, value as PathValue<T, Path<T>>)
      }
    }
    const { unsubscribe } = form.watch((values) => {
      const kept = fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []))
      writeDraft(name, Object.fromEntries(kept))
    })
    return unsubscribe
  }, [form.watch, name])
}
