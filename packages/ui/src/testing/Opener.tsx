import { type ReactNode, useState } from 'react'
import { Button } from '../button/Button.tsx'

/** A button that opens the story's component, as on a page. */
export function Opener({
  label = 'Open',
  children,
}: {
  label?: string
  children: (control: { isOpen: boolean; close: () => void }) => ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children({ isOpen, close: () => setOpen(false) })}
    </>
  )
}
