import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { raised } from '../foundation/mixins.ts'
import { CloseIcon } from '../icon/icons.ts'
import { Heading } from '../text/Heading.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { overlay } from './dialog-styles.ts'
import { reachableScroll } from './reachable-scroll.ts'
import { useWasOpen } from './use-was-open.ts'

export type ModalProps = {
  isOpen: boolean
  /** Called by the close button and Escape. */
  onClose: () => void
  /** Names the dialog. */
  title: string
  /** Keeps the title for screen readers only, as when a picture contains it. */
  isTitleHidden?: boolean
  /** Name of the close button; without it there is none, and Escape does nothing. */
  closeLabel?: string
  /** Least width and height in pixels; content may need more. */
  width?: number
  height?: number
  /** Milliseconds before it opens. */
  delay?: number
  /** Fixed below the scrolling content, such as the primary button. */
  footer?: ReactNode
  children?: ReactNode
}

/** Generic modal: ignores background clicks, locks the page and gives its scroll position back. */
export function Modal({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  closeLabel,
  width = 200,
  height = 200,
  delay = 100,
  footer,
  children,
}: ModalProps) {
  const titleId = useId()
  const wasOpen = useWasOpen(isOpen)
  if (!wasOpen) return null
  return (
    <Root
      isOpen={isOpen}
      onClose={onClose}
      delay={delay}
      isDismissible={closeLabel !== undefined}
      aria-labelledby={titleId}
      $width={width}
      $height={height}
    >
      <Panel>
        <Top>
          {isTitleHidden ? (
            <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
          ) : (
            <Heading id={titleId} size="card">
              {title}
            </Heading>
          )}
          {closeLabel !== undefined && (
            <Close>
              <IconButton label={closeLabel} onClick={onClose}>
                <CloseIcon size={20} />
              </IconButton>
            </Close>
          )}
        </Top>
        <Body ref={reachableScroll}>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </Root>
  )
}

const Root = styled(DialogFrame)<{ $width: number; $height: number }>`
  ${raised}
  ${overlay(css`translate: 0 12px; scale: 0.98;`)}
  min-inline-size: min(${({ $width }) => $width}px, 100% - min(2rem, 8vw));
  min-block-size: min(${({ $height }) => $height}px, calc(100dvh - 2rem));
  max-inline-size: min(100% - min(2rem, 8vw), 64rem);
  inline-size: ${({ $width }) => ($width > 200 ? `${$width}px` : 'fit-content')};
  max-block-size: calc(100dvh - 2rem);
  overflow-x: hidden;
  &[open] { display: grid; }
`

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Large type on a small screen leaves the middle no room: then the whole panel scrolls. */
  grid-template-rows: auto minmax(min(6rem, 50dvh), 1fr) auto;
  min-block-size: 0;
  max-block-size: calc(100dvh - 2rem - 2 * ${token('border-width')});
`

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-block-start: ${token('space-3')};
  padding-inline: min(${token('space-5')}, 6vw) ${token('space-2')};
`

const Close = styled.span`margin-inline-start: auto;`

const Body = styled.div`
  padding: ${token('space-3')} min(${token('space-5')}, 6vw) ${token('space-5')};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-3')};
  padding: ${token('space-3')} min(${token('space-5')}, 6vw) ${token('space-5')};
  border-block-start: ${token('border-width')} solid ${token('color-border')};
`
