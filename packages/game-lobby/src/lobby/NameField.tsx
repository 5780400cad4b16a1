import { useTranslation } from '@boardwalk/i18n'
import { SearchField } from '@boardwalk/ui'
import { useEffect, useRef, useState } from 'react'
import { longestName } from '../games/queries.ts'
import { typingPause } from '../games/typing-pause.ts'

type Props = { name: string; label: string; onName: (name: string) => void }

/** Part of a game's name. Searches half a second after the last key, at once when emptied, and only for a new value. */
export function NameField({ name, label, onName }: Props) {
  const { t } = useTranslation('lobby')
  const [text, setText] = useState(name)
  const asked = useRef(name)

  // Follows a change from outside, such as "clear filters"; this field's own search leaves the input alone.
  useEffect(() => {
    if (name === asked.current) return
    asked.current = name
    setText(name)
  }, [name])

  const ask = (wanted: string) => {
    if (wanted === asked.current) return
    asked.current = wanted
    onName(wanted)
  }
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === '') return latest.current(wanted)
    const timer = setTimeout(() => latest.current(wanted), typingPause)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <SearchField
      label={label}
      hidesLabel
      placeholder={label}
      value={text}
      maxLength={longestName}
      labels={{ clear: t('filter.empty') }}
      onChange={setText}
      onSearch={ask}
    />
  )
}
