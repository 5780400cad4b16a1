import type { ContractKind } from '@boardwalk/api-client'
import { useState } from 'react'
import { type TypedTier, tiersOf, wrongIn } from './draft.ts'
import type { TierField } from './kinds.ts'

type Period = 'DAILY' | 'WEEKLY' | 'SEMIMONTHLY' | 'MONTHLY'
type First = { to: string; period: Period | undefined }

/** An offer that is being written. Errors show once it was sent, or for a value that is there and wrong. */
export function useDraft(kind: ContractKind, most: bigint, first: First) {
  const [chosen, setChosen] = useState<First>(first)
  const [remark, setRemark] = useState('')
  const [typed, setTyped] = useState<readonly TypedTier[]>([{ id: 0, values: {} }])
  const [isTried, setTried] = useState(false)
  const { to, period } = chosen
  const tiers = tiersOf(kind, typed, most)
  const nextId = Math.max(...typed.map(({ id }) => id)) + 1
  const note = remark.trim()
  return {
    ...{ to, period, remark, setRemark, typed, isTried },
    choose: (changes: Partial<First>) => setChosen({ ...chosen, ...changes }),
    type: (id: number, name: string, text: string) =>
      setTyped(typed.map((tier) => (tier.id === id ? { id, values: { ...tier.values, [name]: text } } : tier))),
    addTier: () => setTyped([...typed, { id: nextId, values: {} }]),
    dropTier: (id: number) => setTyped(typed.filter((tier) => tier.id !== id)),
    wrong: ({ values }: TypedTier, field: TierField) => {
      const text = values[field.name] ?? ''
      return text === '' && !isTried ? null : wrongIn(field, text, most)
    },
    /** The offered terms; null while something is missing or wrong. */
    read: () => {
      setTried(true)
      if (!(to && tiers)) return null
      return { kind, downlineId: to, tiers, ...(period && { period }), ...(note && { remark: note }) }
    },
    clear: () => {
      setTyped([{ id: nextId, values: {} }])
      setRemark('')
      setTried(false)
    },
  }
}
export type Draft = ReturnType<typeof useDraft>
export type Offer = NonNullable<ReturnType<Draft['read']>>
