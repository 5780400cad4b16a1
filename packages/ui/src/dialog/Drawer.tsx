import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon } from '../icon/icons.ts'
import { Heading } from '../text/Heading.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { overlay } from './dialog-styles.ts'

const full = css`margin-block: 0; block-size: 100dvh; max-block-size: none; inline-size: min(22rem, calc(100vw - 3rem));`
const sides = {
  start: css`
    ${full}
    margin-inline: 0 auto;
    border-start-end-radius: ${token('radius-panel')};
    border-end-end-radius: ${token('radius-panel')};
    ${overlay(css`translate: -2rem 0;`)}
  `,
  end: css`
    ${full}
    margin-inline: auto 0;
    border-start-start-radius: ${token('radius-panel')};
    border-end-start-radius: ${token('radius-panel')};
    ${overlay(css`translate: 2rem 0;`)}
  `,
  bottom: css`
    margin: auto auto 0;
    inline-size: min(40rem, 100vw);
    max-inline-size: none;
    max-block-size: calc(100dvh - 3rem);
    border-start-start-radius: ${token('radius-panel')};
    border-start-end-radius: ${token('radius-panel')};
    ${overlay(css`translate: 0 2rem;`)}
  `,
}

export type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Edge that it slides in from. */
  side?: keyof typeof sides
  children?: ReactNode
}

/** Panel from an edge. Escape, the close button and a click beside it close it. */
export function Drawer({ isOpen, onClose, title, closeLabel, side = 'end', children }: DrawerProps) {
  const titleId = useId()
  return (
    <Root isOpen={isOpen} onClose={onClose} hasLightDismiss aria-labelledby={titleId} $side={side}>
      <Panel>
        <Top>
          <Heading id={titleId} size="card">
            {title}
          </Heading>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon size={20} />
          </IconButton>
        </Top>
        <Body>{children}</Body>
      </Panel>
    </Root>
  )
}

const Root = styled(DialogFrame)<{ $side: keyof typeof sides }>`
  background: ${token('color-surface-raised')};
  box-shadow: ${token('shadow-panel')};
  overflow: hidden;
  ${({ $side }) => sides[$side]}
  &[open] { display: grid; }
`

const Panel = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding-block: ${token('space-3')};
  padding-inline: ${token('space-5')} ${token('space-2')};
`

const Body = styled.div`
  padding: 0 ${token('space-5')} max(${token('space-5')}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
`
