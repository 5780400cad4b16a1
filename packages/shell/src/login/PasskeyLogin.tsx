import { useTranslation } from '@boardwalk/i18n'
import { Stack } from '@boardwalk/ui'
import styled from 'styled-components'
import { SubmitButton } from '../network/SubmitButton.tsx'
import { usePasskeySupport } from '../passkeys/passkeys.ts'
import { Failure } from '../site/Failure.tsx'
import { usePasskeyLogin } from './use-passkey-login.ts'
import type { LoginSide } from './use-password-login.ts'

/** Signing in without a name and a password, in browsers that have passkeys. */
export function PasskeyLogin({ side }: { side: LoginSide }) {
  const { t } = useTranslation('access')
  const { signIn, isBusy, failure, wait } = usePasskeyLogin(side)
  const isSupported = usePasskeySupport()
  if (isSupported === false) return null
  return (
    <Place data-unknown={isSupported === null || undefined}>
      <Stack $gap="2">
        <Failure text={failure} />
        <SubmitButton type="button" variant="outline" isFullWidth isBusy={isBusy} wait={wait} onClick={signIn}>
          {t('login.passkey')}
        </SubmitButton>
      </Stack>
    </Place>
  )
}

/** Keeps its room until the browser is known, so that nothing moves. */
const Place = styled.div`
  &[data-unknown] { visibility: hidden; }
`
