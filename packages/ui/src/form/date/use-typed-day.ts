import { useEffect, useState } from 'react'
import { type Bounds, type Day, type DayProblem, problemOf } from './day.ts'
import { typedDay, writeDay } from './day-text.ts'

type Input = Bounds & { value: Day; locale: string; onChange: (day: Day) => void }

/**
 * Text of a date field. It is parsed on blur or Enter; an invalid or out-of-range day stays editable, is named by
 * `problem`, and counts as empty.
 */
export function useTypedDay({ value, locale, min, max, onChange }: Input) {
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<DayProblem>()
  // A day from elsewhere, such as from the calendar, replaces the typed text.
  useEffect(() => {
    if (value === '') return
    setDraft(undefined)
    setProblem(undefined)
  }, [value])

  const commit = () => {
    if (draft === undefined) return
    const day = typedDay(draft, locale)
    const found = problemOf(day, { min, max })
    setProblem(found)
    if (!found) setDraft(undefined)
    const next = found || day === null ? '' : day
    if (next !== value) onChange(next)
  }
  const type = (text: string) => {
    setDraft(text)
    setProblem(undefined)
  }
  return { text: draft ?? writeDay(value, locale), problem, type, commit }
}
