import { type ReactNode, useId, useRef } from 'react'
import { PopoverPanel } from './PopoverPanel.tsx'
import { useHoverOpen } from './use-hover-open.ts'
import { type PopoverAlign, usePopover } from './use-popover.ts'

/** Goes onto the button that opens the panel; works before any script has run. */
export type TriggerProps = { popoverTarget: string; popoverTargetAction: 'toggle' | 'show'; 'aria-haspopup'?: 'menu' }

export type PopoverProps = {
  /** Name of the panel. */
  label: string
  trigger: (props: TriggerProps) => ReactNode
  align?: PopoverAlign
  /** Opens when a mouse rests on the trigger or the keyboard reaches it, as well as on a press. */
  opensOnHover?: boolean
  children: ReactNode
}

/** Panel beside its trigger, on the browser's own popover: Escape and a press elsewhere close it. */
export function Popover({ label, trigger, align = 'start', opensOnHover = false, children }: PopoverProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  usePopover(panel, align)
  useHoverOpen(panel, opensOnHover)
  return (
    <>
      {trigger({ popoverTarget: id, popoverTargetAction: opensOnHover ? 'show' : 'toggle' })}
      <PopoverPanel ref={panel} id={id} popover="auto" role="group" aria-label={label}>
        {children}
      </PopoverPanel>
    </>
  )
}
