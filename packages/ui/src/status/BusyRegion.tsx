import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { tint } from '../foundation/mixins.ts'
import { calmMotion } from '../foundation/sizes.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { Spinner } from './Spinner.tsx'

export type BusyRegionProps = {
  isBusy: boolean
  /** Name of the task; visible and read aloud. */
  label: string
  /** Stays in sight, and can be neither pressed nor focused while busy. */
  children: ReactNode
}

/** Content that must wait: it stays where it is under a veil, so that nothing jumps and nothing is pressed twice. */
export function BusyRegion({ isBusy, label, children }: BusyRegionProps) {
  const content = useRef<HTMLDivElement>(null)
  useKeepFocus(content, isBusy)
  return (
    <Root aria-busy={isBusy}>
      <div ref={content}>{children}</div>
      {isBusy && (
        <Veil aria-hidden="true">
          <Chip>
            <Spinner />
            {label}
          </Chip>
        </Veil>
      )}
      <VisuallyHidden role="status">{isBusy && label}</VisuallyHidden>
    </Root>
  )
}

/** Returns the focus to its earlier place when the wait is over, unless the reader moved it. */
function useKeepFocus(ref: { readonly current: HTMLElement | null }, isBusy: boolean) {
  useLayoutEffect(() => {
    const area = ref.current
    if (!(isBusy && area)) return
    const { activeElement } = document
    const had = activeElement instanceof HTMLElement && area.contains(activeElement) ? activeElement : null
    area.inert = true
    return () => {
      area.inert = false
      const isFree = document.activeElement === document.body || document.activeElement === had
      if (had?.isConnected && isFree) had.focus({ preventScroll: true })
    }
  }, [ref, isBusy])
}

const appear = keyframes`from { opacity: 0; }`

const Root = styled.div`position: relative;`

/** Shown a moment late: a quick response needs no veil. */
const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  min-block-size: min-content;
  border-radius: ${token('radius-card')};
  background: ${tint('color-page', 70)};
  animation: ${appear} ${token('duration-base')} ${token('ease-out')} ${token('duration-base')} backwards;
  ${calmMotion} { animation-duration: 1ms; }
`

const Chip = styled.span`
  position: sticky;
  inset-block: ${token('space-4')};
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  max-inline-size: 100%;
  padding: ${token('space-2')} ${token('space-4')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface-raised')};
  color: ${token('color-text')};
  box-shadow: ${token('shadow-card')};
  font-weight: ${token('weight-medium')};
`
