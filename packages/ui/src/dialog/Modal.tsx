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

export type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Keeps the title for screen readers only, as when a picture says it. */
  isTitleHidden?: boolean
  /** Name of the close button; without it there is none, and Escape does nothing. */
  closeLabel?: string
  /** Least width and height in pixels; content may ask for more. */
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
        <Body>{children}</Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </Root>
  )
}

const Root = styled(DialogFrame)<{ $width: number; $height: number }>`
  ${raised}
  ${overlay(css`translate: 0 12px; scale: 0.98;`)}
  min-inline-size: min(${({ $width }) => $width}px, calc(100vw - 2rem));
  min-block-size: min(${({ $height }) => $height}px, calc(100dvh - 2rem));
  max-inline-size: min(calc(100vw - 2rem), 64rem);
  inline-size: ${({ $width }) => ($width > 200 ? `${$width}px` : 'fit-content')};
  max-block-size: calc(100dvh - 2rem);
  overflow: hidden;
  &[open] { display: grid; }
`

const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-block-size: 0;
  max-block-size: inherit;
`

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-block-start: ${token('space-3')};
  padding-inline: ${token('space-5')} ${token('space-2')};
`

const Close = styled.span`margin-inline-start: auto;`

const Body = styled.div`
  padding: ${token('space-3')} ${token('space-5')} ${token('space-5')};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-5')} ${token('space-5')};
  border-block-start: ${token('border-width')} solid ${token('color-border')};
`
