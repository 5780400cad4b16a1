import type { ApiError } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Modal, Notice, Stack } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { SubmitButton, type Write, WriteNotice } from '../write/index.ts'
import { useFollowed } from '../write/use-followed.ts'

export type WriteDialogProps<Body, V> = {
  isOpen: boolean
  onClose: () => void
  /** From `useWrite`, in the page that opens the dialog: it outlives the dialog, and so does the key. */
  write: Write<Body, V>
  /** The write that is sent when the player confirms. */
  body: Body
  title: string
  /** False until the facts to confirm are known; nothing can be confirmed before. */
  isReady?: boolean
  /** Verb of the action. */
  confirmLabel: string
  /** The facts that the player agrees to; after a reload, those of the confirmed write. */
  children: (body: Body) => ReactNode
  /** Shown when it is done. */
  done: (value: V) => ReactNode
  /** Adds details to a refusal beyond its code: the figure, the next date. */
  refusal?: (error: ApiError) => string
}

/**
 * Confirms a write and follows it to its end: pending, done or refused. The status of a write without a response is
 * polled, and a second try has the same key. Once the dialog was closed, or the page reloaded, a notice in its place follows
 * the write, and the dialog opens with the outcome.
 */
export function WriteDialog<Body, V>(props: WriteDialogProps<Body, V>) {
  const { isOpen, onClose, write, body, isReady = true, title, confirmLabel, children, done, refusal } = props
  const { t } = useTranslation('ui')
  const isUnderWay = write.phase === 'sending' || write.phase === 'checking'
  const isUnknown = write.phase === 'unknown'
  const isOpenEnded = isUnderWay || isUnknown
  const followed = useFollowed(isOpen, write.phase)
  /** A final outcome was read; the next opening starts again. */
  const close = () => {
    if (!isOpenEnded) write.dismiss()
    onClose()
  }
  // With an unknown outcome the notice has both ways out: to try again, or to leave it.
  const footer = isUnknown ? undefined : (
    <>
      {/* The second click of a double click lands here once the first was answered: it must not hide the outcome. */}
      <Button variant="outline" onClick={({ detail }) => detail < 2 && close()}>
        {t(write.phase === 'idle' || write.phase === 'refused' ? 'cancel' : 'close')}
      </Button>
      {write.phase !== 'done' && (
        <SubmitButton type="button" isBusy={isUnderWay} disabled={!isReady} onClick={() => write.confirm(body)}>
          {confirmLabel}
        </SubmitButton>
      )}
    </>
  )
  const frame = { title, closeLabel: t('close'), width: 400, delay: 0, footer }
  return (
    <>
      {followed === 'notice' && <WriteNotice write={write} refusal={refusal} />}
      <Modal isOpen={isOpen || followed === 'dialog'} onClose={close} {...frame}>
        <Stack $gap="4">
          {write.phase === 'done' ? (
            <div role="status">
              <Notice tone="positive">{done(write.value)}</Notice>
            </div>
          ) : (
            children(isOpenEnded ? (write.body ?? body) : body)
          )}
          <WriteNotice write={write} refusal={refusal} />
        </Stack>
      </Modal>
    </>
  )
}
