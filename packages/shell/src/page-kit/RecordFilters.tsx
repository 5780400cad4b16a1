import { Select } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { FilterBar } from './FilterBar.tsx'
import type { Period } from './period.ts'
import type { useQuestion } from './use-question.ts'

type Choices<Q> = {
  [K in keyof Q & string]: Q[K] extends string
    ? { name: K; label: string; options: readonly { value: Q[K]; label: string }[] }
    : never
}
/** One filter besides the days: a part of the question, and its values in words. `ALL` narrows nothing. */
export type Choice<Q> = Choices<Q>[keyof Q & string]

export type RecordFiltersProps<Q extends object> = {
  asking: ReturnType<typeof useQuestion<Q>>
  choices: readonly Choice<Q>[]
  /** Filters that are no lists, and their values in words for a phone. */
  further?: { controls: ReactNode; chosen: readonly string[] }
}

/** The filters of a record: its days, and a list for each choice. */
export function RecordFilters<Q extends { period: Period }>({ asking, choices, further }: RecordFiltersProps<Q>) {
  const { asked, ask, isNarrowed, reset } = asking
  const change = (part: object) => ask(part as Partial<Q>)
  const shown = choices.map(({ name, label, options }) => ({
    ...{ name, label, options },
    chosen: options.find(({ value }) => value === asked[name]),
  }))
  return (
    <FilterBar
      isNarrowed={isNarrowed}
      onReset={reset}
      period={{ value: asked.period, onChange: (period) => change({ period }) }}
      chosen={[
        ...(further?.chosen ?? []),
        ...shown.flatMap(({ chosen }) => (chosen && chosen.value !== 'ALL' ? [chosen.label] : [])),
      ]}
    >
      {further?.controls}
      {shown.map(({ name, label, options, chosen }) => (
        <Select
          key={name}
          label={label}
          value={chosen?.value ?? 'ALL'}
          options={options}
          onChange={({ target }) => change({ [name]: options.find(({ value }) => value === target.value)?.value })}
        />
      ))}
    </FilterBar>
  )
}
