import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../button/IconButton.tsx'
import { Drawer } from '../../dialog/Drawer.tsx'
import { useMedia } from '../../foundation/media.ts'
import { breakpoint } from '../../foundation/sizes.ts'
import { PopoverPanel } from '../../popover/PopoverPanel.tsx'
import { usePopover } from '../../popover/use-popover.ts'
import { CalendarIcon } from './CalendarIcon.ts'
import type { CalendarLabels } from './calendar-words.ts'

export type PanelTools = { close: () => void; dir: 'ltr' | 'rtl' }
type Props = {
  labels: CalendarLabels
  disabled: boolean
  onClose?: (() => void) | undefined
  children: (tools: PanelTools) => ReactNode
}

const directionOf = (ref: RefObject<HTMLElement | null>) =>
  ref.current && getComputedStyle(ref.current).direction === 'rtl' ? 'rtl' : 'ltr'

const focusDay = (panel: HTMLElement) => panel.querySelector<HTMLElement>('td [tabindex="0"]')?.focus()

/** The button of a date field with its panel: a popover, on a phone a sheet from below. */
export function CalendarPanel(props: Props) {
  const isWide = useMedia(`(min-width: ${breakpoint.tablet})`)
  return isWide ? <Beside {...props} /> : <Below {...props} />
}

function Beside({ labels, disabled, onClose, children }: Props) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  usePopover(panel, 'end', focusDay)
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover()
  return (
    <>
      <IconButton ref={trigger} label={labels.open} disabled={disabled} popoverTarget={id} aria-haspopup="dialog">
        <CalendarIcon size={20} />
      </IconButton>
      <PopoverPanel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={labels.title}
        // Filled before it is seen, so that its place is found for its real size.
        onBeforeToggle={(event) => event.newState === 'open' && flushSync(() => setOpen(true))}
        onToggle={(event) => {
          if (event.newState === 'open') return
          setOpen(false)
          onClose?.()
        }}
      >
        {isOpen && children({ close, dir: directionOf(trigger) })}
      </PopoverPanel>
    </>
  )
}

function Below({ labels, disabled, onClose, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <IconButton
        ref={trigger}
        label={labels.open}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon size={20} />
      </IconButton>
      <Drawer isOpen={isOpen} onClose={close} title={labels.title} closeLabel={labels.close} side="bottom">
        {children({ close, dir: directionOf(trigger) })}
      </Drawer>
    </>
  )
}
