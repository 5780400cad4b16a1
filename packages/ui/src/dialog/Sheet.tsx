import { token } from '@boardwalk/brand-kit'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { IconButton } from '../button/IconButton.tsx'
import { below, from } from '../foundation/sizes.ts'
import { ArrowStartIcon } from '../icon/icons.ts'
import { Heading } from '../text/Heading.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { overlay } from './dialog-styles.ts'
import { reachableScroll } from './reachable-scroll.ts'
import { useWasOpen } from './use-was-open.ts'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Name of the arrow at the start of the top bar. */
  backLabel: string
  /** Goes back one page inside the sheet; without it Back closes. */
  onBack?: () => void
  /** Side menu; beside the content from a tablet on. */
  aside?: ReactNode
  /** At the end of the top bar. */
  actions?: ReactNode
  children?: ReactNode
}

/** Overlay with its own top bar and a way back: full height on a phone, a centred panel 1,080 wide on a desktop. */
export function Sheet({ isOpen, onClose, title, backLabel, onBack = onClose, aside, actions, children }: SheetProps) {
  const titleId = useId()
  const wasOpen = useWasOpen(isOpen)
  if (!wasOpen) return null
  return (
    <Root isOpen={isOpen} onClose={onClose} aria-labelledby={titleId}>
      <Panel>
        <Top>
          <IconButton label={backLabel} onClick={onBack}>
            <ArrowStartIcon />
          </IconButton>
          <Title id={titleId} size="card">
            {title}
          </Title>
          <Actions>{actions}</Actions>
        </Top>
        <Split>
          {aside && <Aside>{aside}</Aside>}
          <Body ref={reachableScroll}>{children}</Body>
        </Split>
      </Panel>
    </Root>
  )
}

const Root = styled(DialogFrame)`
  background: ${token('color-page')};
  inline-size: 100%;
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  overflow: hidden;
  ${overlay(css`translate: 0 3rem;`)}
  &[open] { display: grid; }
  ${from('desktop')} {
    inline-size: min(1080px, 100% - 4rem);
    block-size: min(46rem, calc(100dvh - 4rem));
    border-radius: ${token('radius-panel')};
    box-shadow: ${token('shadow-panel')};
  }
`

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  padding: ${token('space-2')};
  border-block-end: ${token('border-width')} solid ${token('color-border')};
  background: ${token('color-surface')};
`

/** Gives way to the actions, which go below it where there is no room for both; a long word breaks with large text. */
const Title = styled(Heading)`
  flex: 1 1 5rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Actions = styled.span`margin-inline-start: auto;`

const Split = styled.div`
  display: grid;
  min-block-size: 0;
  ${from('tablet')} { grid-template-columns: auto minmax(0, 1fr); &:has(> :only-child) { grid-template-columns: minmax(0, 1fr); } }
`

const Aside = styled.div`
  inline-size: min(14rem, 35vw);
  padding: ${token('space-3')};
  border-inline-end: ${token('border-width')} solid ${token('color-border')};
  overflow-y: auto;
  ${below('tablet')} { display: none; }
`

const Body = styled.div`
  padding: ${token('space-4')};
  padding-block-end: max(${token('space-6')}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
`
