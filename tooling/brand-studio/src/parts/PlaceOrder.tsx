import type { Json } from '../model/json.ts'
import { placeTitle } from '../model/words.ts'
import { Reorder } from './Reorder.tsx'

type PlaceOrderProps = {
  label: string
  value: Json | undefined
  all: readonly string[]
  onChange: (ids: string[]) => void
  onSettle: () => void
}

/** An order of entries that a brand may choose from, under the names that visitors know. */
export function PlaceOrder({ label, value, all, onChange, onSettle }: PlaceOrderProps) {
  const ids = Array.isArray(value) ? value.map(String) : []
  const entry = (id: string) => ({ id, title: placeTitle(id) })
  return (
    <Reorder
      label={label}
      items={ids.map(entry)}
      spare={all.filter((id) => !ids.includes(id)).map(entry)}
      onChange={onChange}
      onSettle={onSettle}
    />
  )
}
