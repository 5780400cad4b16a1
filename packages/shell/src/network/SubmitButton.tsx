import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, type ButtonProps, Text, useIsOnline } from '@boardwalk/ui'
import { useId } from 'react'
import styled from 'styled-components'

/** Sends a form. Without a network it says so and waits: what was typed stays, and nothing is sent by surprise later. */
export function SubmitButton({ disabled, ...rest }: ButtonProps) {
  const { t } = useTranslation('network')
  const isOnline = useIsOnline()
  const hint = useId()
  const button = (
    <Button type="submit" {...rest} disabled={disabled || !isOnline} {...(!isOnline && { 'aria-describedby': hint })} />
  )
  return (
    <Root>
      {button}
      <Text id={hint} $size="sm" $tone="muted" role="status">
        {!isOnline && t('offlineSubmit')}
      </Text>
    </Root>
  )
}

/** The empty live region takes no room. */
const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  & > :not(:empty) + :not(:empty) { margin-block-start: ${token('space-2')}; }
`
