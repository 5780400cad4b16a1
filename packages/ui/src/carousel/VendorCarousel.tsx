import { type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { useCanHover, useMedia, usePrefersCalm } from '../foundation/media.ts'
import { breakpoint } from '../foundation/sizes.ts'
import { useIsMounted } from '../foundation/use-is-mounted.ts'
import { useWhileShown } from '../foundation/use-while-shown.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons.ts'
import { PauseIcon, PlayIcon } from '../icon/icons-more.ts'
import { moveTab } from '../navigation/move-tab.ts'
import { loopsRound } from './loop-position.ts'
import { useDrag } from './use-drag.ts'
import { useHasScrolled, useRing } from './use-ring.ts'
import { type Vendor, VendorSlide } from './VendorSlide.tsx'
import { Controls, Root, Slides } from './vendor-styles.ts'

export type VendorCarouselProps = {
  /** Name of the choice; read aloud. */
  label: string
  labels: { previous: string; next: string; pause: string; play: string }
  vendors: readonly Vendor[]
  /** The chosen vendor's id. */
  selected?: string | undefined
  onSelect: (id: string) => void
  /** Slides side by side where there is room: 7 for slots, 5 for other categories. */
  visible?: number
  /** With more vendors than this the row loops and advances automatically. */
  loopsAbove?: number
  /** Milliseconds between moves of a looping row; 0 disables them. */
  interval?: number
  /** On a phone a single low row to swipe, without buttons and automatic moves. It loops after the first swipe. */
  isLowOnPhones?: boolean
}

/**
 * The vendors of a category: a white sign each, in colour under the pointer and when chosen.
 * Swipe, drag, buttons and arrow keys move it; a short row is centred and does not move.
 */
export function VendorCarousel(props: VendorCarouselProps) {
  const { label, labels, vendors, selected, onSelect, visible = 5, loopsAbove = visible } = props
  const { interval = 5000, isLowOnPhones = false } = props
  const row = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [active, setActive] = useState(0)
  const isCalm = usePrefersCalm()
  const canHover = useCanHover()
  const isMounted = useIsMounted()
  const isWide = useMedia(`(min-width: ${breakpoint.tablet})`)
  const isLow = isLowOnPhones && !isWide
  const hasScrolled = useHasScrolled(row, isLow && vendors.length > 0)
  // The script adds the copies; the server's page has each vendor once. Most visitors on a phone never swipe the row.
  const loops = isMounted && loopsRound(vendors.length, loopsAbove) && (!isLow || hasScrolled)
  const moves = loops && interval > 0 && !isCalm && !isLow
  const { move, stepOn, reveal } = useRing(row, vendors.length, loops)
  useDrag(row)
  useWhileShown(row, interval, stepOn, moves && !held && !isPaused)
  if (vendors.length === 0) return null

  const current = Math.min(active, vendors.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = moveTab(event, current, vendors.length)
    if (next < 0) return
    event.preventDefault()
    setActive(next)
    row.current?.querySelector<HTMLElement>(`[data-vendor="${next}"]`)?.focus({ preventScroll: true })
    reveal(next)
  }
  const slides = (copy: 'before' | 'own' | 'after') =>
    vendors.map((vendor, index) => (
      <VendorSlide
        key={`${copy} ${vendor.id}`}
        vendor={vendor}
        index={index}
        isCopy={copy !== 'own'}
        isSelected={vendor.id === selected}
        isTabStop={copy === 'own' && index === current}
        canHover={canHover}
        onFocus={setActive}
        onSelect={onSelect}
      />
    ))
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  const holdFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) }
  return (
    <Root aria-label={label} data-low={isLowOnPhones || undefined} {...hold} {...holdFocus}>
      <Slides ref={row} $visible={visible} aria-label={label} onKeyDown={onKeyDown}>
        {loops && slides('before')}
        {slides('own')}
        {loops && slides('after')}
      </Slides>
      <Controls $isNeeded={vendors.length > visible}>
        <IconButton label={labels.previous} onClick={() => move(-1)}>
          <ChevronStartIcon size={20} />
        </IconButton>
        {moves && (
          <IconButton label={isPaused ? labels.play : labels.pause} onClick={() => setPaused(!isPaused)}>
            {isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
          </IconButton>
        )}
        <IconButton label={labels.next} onClick={() => move(1)}>
          <ChevronEndIcon size={20} />
        </IconButton>
      </Controls>
    </Root>
  )
}
