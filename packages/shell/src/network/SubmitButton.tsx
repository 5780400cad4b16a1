import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, type ButtonProps, Text, useIsOnline } from '@boardwalk/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { Wait } from './use-wait.ts'
import { WaitCountdown } from './wait-countdown.ts'

type SubmitButtonProps = ButtonProps & {
  /** A refusal that named a time: the button is off until then. */
  wait?: Wait
}

/**
 * Sends a form. Without a network it shows that and waits: the input stays, and nothing is sent later by surprise.
 * After too many tries it counts down to the next one.
 */
export function SubmitButton({ disabled, wait, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation('network')
  const isOnline = useIsOnline()
  const hint = useId()
  const isWaiting = wait !== undefined && wait.until > 0
  const isOff = !isOnline || isWaiting
  const button = (
    <Button type="submit" {...rest} disabled={disabled || isOff} {...(isOff && { 'aria-describedby': hint })} />
  )
  return (
    <Root>
      {button}
      <Text id={hint} $size="sm" $tone="muted" role="status">
        {!isOnline ? t('offlineSubmit') : isWaiting && t('wait.reason')}
      </Text>
      {isWaiting && (
        <Text as="span" $size="sm" $tone="muted">
          <WaitCountdown {...wait} label={t('wait.label')} spoken={(left) => t('wait.left', { left })} />
        </Text>
      )}
    </Root>
  )
}

/** The empty live region takes no room. */
const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  & > :not(:empty) + :not(:empty) { margin-block-start: ${token('space-2')}; }
`
