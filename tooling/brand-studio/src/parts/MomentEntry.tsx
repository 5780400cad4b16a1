import { TextField } from '@boardwalk/ui'
import { useState } from 'react'
import { clockIn, momentIn } from '../model/zoned-time.ts'

type MomentEntryProps = {
  label: string
  hint?: string
  zone: string
  /** In milliseconds; null and invalid dates show an empty field. */
  value: number | null
  problem?: string | undefined
  onChange: (moment: string) => void
  onSettle?: () => void
}

/** A date and a time by the clocks of a zone. */
export function MomentEntry({ label, hint, zone, value, problem, onChange, onSettle }: MomentEntryProps) {
  // While a part of it is being typed, the field is empty for scripts.
  const [isPartial, setPartial] = useState(false)
  const shown = value === null ? '' : clockIn(zone, value)
  return (
    <TextField
      type="datetime-local"
      label={label}
      hint={hint}
      error={isPartial ? 'Choose a day and a time.' : problem}
      {...(isPartial ? {} : { value: shown })}
      onChange={({ target }) => {
        const moment = momentIn(zone, target.value)
        setPartial(moment === null)
        if (moment !== null) onChange(moment)
      }}
      onBlur={() => {
        setPartial(false)
        onSettle?.()
      }}
    />
  )
}
