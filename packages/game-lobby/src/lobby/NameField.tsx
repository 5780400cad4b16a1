import { SearchIcon, TextField } from '@boardwalk/ui'
import { useEffect, useRef, useState } from 'react'
import { longestName } from '../games/queries.ts'
import { typingPause } from '../games/typing-pause.ts'

type Props = { name: string; label: string; onName: (name: string) => void }

/** Part of a game's name. Asks half a second after the last key, at once when emptied, and only for something new. */
export function NameField({ name, label, onName }: Props) {
  const [text, setText] = useState(name)
  const asked = useRef(name)

  // Changed from outside, such as by "clear filters"; what this field asked for itself leaves the typing alone.
  useEffect(() => {
    if (name === asked.current) return
    asked.current = name
    setText(name)
  }, [name])

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === asked.current) return
    const ask = () => {
      asked.current = wanted
      onName(wanted)
    }
    if (wanted === '') return ask()
    const timer = setTimeout(ask, typingPause)
    return () => clearTimeout(timer)
  }, [text, onName])

  return (
    <TextField
      type="search"
      label={label}
      value={text}
      maxLength={longestName}
      autoComplete="off"
      prefix={<SearchIcon size={20} />}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
