import { token } from '@boardwalk/brand-kit'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { raised } from '../foundation/mixins.ts'
import { Heading } from '../text/Heading.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { overlay } from './dialog-styles.ts'

export type AlertDialogProps = {
  isOpen: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  /** Without it there is one button, and Escape confirms that the message was read. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel?: () => void
  tone?: 'normal' | 'danger'
  isBusy?: boolean
}

const hasOwnEnter = 'button, a, textarea, select, summary'

/** A question that must be answered. 400 px wide; Enter answers with the default button. */
export function AlertDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel = onConfirm,
  tone = 'normal',
  isBusy = false,
}: AlertDialogProps) {
  const id = useId()
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isBusy || (event.target as Element).closest(hasOwnEnter)) return
    event.preventDefault()
    onConfirm()
  }
  return (
    <Root
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      onKeyDown={confirmOnEnter}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <Content>
        <Heading id={id} size="card">
          {title}
        </Heading>
        <div id={`${id}-text`}>{children}</div>
        <Buttons>
          {cancelLabel && (
            <Button variant="outline" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button data-autofocus variant={tone === 'danger' ? 'danger' : 'solid'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Buttons>
      </Content>
    </Root>
  )
}

const Root = styled(DialogFrame)`
  ${raised}
  ${overlay(css`translate: 0 12px; scale: 0.98;`)}
  inline-size: 400px;
  max-inline-size: calc(100vw - 2rem);
  max-block-size: calc(100dvh - 2rem);
`

const Content = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')};
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-3')};
`
