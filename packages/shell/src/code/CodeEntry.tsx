import { useTranslation } from '@boardwalk/i18n'
import { AlertDialog, Button, CodeField, type CodeFieldProps, Row, Stack, Text } from '@boardwalk/ui'
import { useEffect, useRef } from 'react'
import { WaitCountdown } from '../network/wait-countdown.ts'
import type { CodeSender } from './use-code-sender.ts'

type CodeEntryProps = Pick<CodeFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'> & {
  sender: CodeSender
}

/** The button that sends a code, and the field for it; the button waits until the sent code is over. */
export function CodeEntry({ sender, ...field }: CodeEntryProps) {
  const { t } = useTranslation(['access', 'shell'])
  const { sent, until, isSending } = sender
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is disabled now, and the code is the next input.
    if (sent) box.current?.querySelector('input')?.focus()
  }, [sent])
  const hint =
    sent &&
    t(sent.maskedMobile ? 'code.sentTo' : 'code.sent', {
      number: sent.maskedMobile ?? '',
      count: sent.expiredMinutes,
    })
  return (
    <Stack ref={box} $gap="2">
      <Row $gap="3">
        <Button variant="outline" size="small" isBusy={isSending} disabled={until > 0} onClick={sender.press}>
          {t(sent || until > 0 ? 'code.again' : 'code.send')}
        </Button>
        {until > 0 && (
          <Text as="span" $size="sm" $tone="muted">
            <WaitCountdown
              until={until}
              end={sender.end}
              label={t('code.wait')}
              spoken={(left) => t('code.left', { left })}
            />
          </Text>
        )}
      </Row>
      <CodeField {...field} label={t('code.label')} hint={hint} required />
      <AlertDialog
        isOpen={sender.warning !== null}
        title={t('shell:in_popup_prompt')}
        confirmLabel={t('shell:in_increase_submit')}
        onConfirm={sender.closeWarning}
      >
        {sender.warning}
      </AlertDialog>
    </Stack>
  )
}
