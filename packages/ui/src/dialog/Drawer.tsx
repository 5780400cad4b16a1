import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon } from '../icon/icons.ts'
import { Heading } from '../text/Heading.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { overlay } from './dialog-styles.ts'
import { reachableScroll } from './reachable-scroll.ts'
import type { Side } from './swipe.ts'
import { useSwipeAway } from './use-swipe-away.ts'
import { useWasOpen } from './use-was-open.ts'

const full = css`margin-block: 0; block-size: 100dvh; max-block-size: none; max-inline-size: none; inline-size: min(22rem, 100% - 48px);`
/** Slides in from the edge of its side, mirrored in right-to-left text. */
const fromSide = (way: 'start' | 'end') => css`
  ${overlay(css`translate: ${way === 'start' ? '-2rem' : '2rem'} 0;`)}
  [dir='rtl'] &:not([open]) { translate: ${way === 'start' ? '2rem' : '-2rem'} 0; }
  @starting-style { [dir='rtl'] &[open] { translate: ${way === 'start' ? '2rem' : '-2rem'} 0; } }
`
const sides: Record<Side, ReturnType<typeof css>> = {
  start: css`
    ${full}
    margin-inline: 0 auto;
    border-start-end-radius: ${token('radius-panel')};
    border-end-end-radius: ${token('radius-panel')};
    ${fromSide('start')}
  `,
  end: css`
    ${full}
    margin-inline: auto 0;
    border-start-start-radius: ${token('radius-panel')};
    border-end-start-radius: ${token('radius-panel')};
    ${fromSide('end')}
  `,
  bottom: css`
    margin: auto auto 0;
    inline-size: min(40rem, 100%);
    max-inline-size: none;
    max-block-size: calc(100dvh - 3rem);
    border-start-start-radius: ${token('radius-panel')};
    border-start-end-radius: ${token('radius-panel')};
    ${overlay(css`translate: 0 2rem;`)}
  `,
}

export type DrawerProps = {
  isOpen: boolean
  /** Called by the close button, Escape, a click beside it and, where allowed, a swipe. */
  onClose: () => void
  title: string
  closeLabel: string
  /** Edge that it slides in from. */
  side?: Side
  /** Allows closing by swipe; the close button stays for other input. */
  closesOnSwipe?: boolean
  children?: ReactNode
}

/** Panel from an edge. Escape, the close button and a click beside it close it. */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = 'end',
  closesOnSwipe = false,
  children,
}: DrawerProps) {
  const titleId = useId()
  const wasOpen = useWasOpen(isOpen)
  const swipe = useSwipeAway(side, onClose)
  // A drawer from below scrolls the same way as it leaves, so only its top bar can be pulled.
  const onPanel = closesOnSwipe && side !== 'bottom'
  const onTop = closesOnSwipe && side === 'bottom'
  if (!wasOpen) return null
  return (
    <Root isOpen={isOpen} onClose={onClose} hasLightDismiss aria-labelledby={titleId} $side={side}>
      <Panel $isPulled={onPanel} {...(onPanel && swipe)}>
        <Top $isPulled={onTop} {...(onTop && swipe)}>
          <Heading id={titleId} size="card">
            {title}
          </Heading>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon size={20} />
          </IconButton>
        </Top>
        <Body ref={reachableScroll}>{children}</Body>
      </Panel>
    </Root>
  )
}

const Root = styled(DialogFrame)<{ $side: Side }>`
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-panel')};
  overflow: hidden;
  ${({ $side }) => sides[$side]}
  &[open] { display: grid; grid-template-rows: minmax(0, 1fr); }
`

const Panel = styled.div<{ $isPulled: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;
  ${({ $isPulled }) => $isPulled && 'touch-action: pan-y pinch-zoom;'}
`

const Top = styled.div<{ $isPulled: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-block: ${token('space-3')};
  padding-inline: min(${token('space-5')}, 6vw) ${token('space-2')};
  ${({ $isPulled }) => $isPulled && grip}
`

const grip = css`
  touch-action: none;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline: calc(50% - 1.25rem);
    block-size: 4px;
    border-radius: ${token('radius-pill')};
    background: ${token('color-border-strong')};
  }
`

const Body = styled.div`
  padding: 0 min(${token('space-5')}, 6vw) max(${token('space-5')}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
`
