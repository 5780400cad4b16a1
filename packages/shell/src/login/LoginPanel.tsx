import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Stack, Tabs } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useEntrance } from '../app/use-entrance.ts'
import { useLazyParts } from '../app/use-lazy-parts.ts'
import { useModal } from '../app/use-modal.ts'
import { Failure } from '../site/Failure.tsx'
import { useFeature, useSwitches } from '../site/use-feature.ts'
import { CodeLoginForm } from './CodeLoginForm.tsx'
import { ForgottenButton } from './ForgottenButton.tsx'
import { FreePlay } from './FreePlay.tsx'
import { PasskeyLogin } from './PasskeyLogin.tsx'
import { PasswordLoginForm } from './PasswordLoginForm.tsx'
import { TextButton } from './TextButton.tsx'
import type { LoginSide } from './use-password-login.ts'
import { VerifyStep } from './VerifyStep.tsx'
import type { Verification } from './verification.ts'

/** Everything of signing in, for the dialog and the page: ways, second half, and where else one can go. */
export function LoginPanel({ username }: { username?: string | undefined }) {
  const { t } = useTranslation(['access', 'shell'])
  const hasCodes = useFeature('verifyCodeLogin')
  const [way, setWay] = useState<'username' | 'sms'>('username')
  const [side, setSide] = useState<LoginSide>('MEMBER')
  const [verification, setVerification] = useState<Verification | null>(null)
  const [reason, setReason] = useState<string | null>(null)

  const wait = (next: Verification | null, why: string | null) => {
    setVerification(next)
    setReason(why)
  }
  return (
    <>
      {verification && <VerifyStep verification={verification} onBack={(why) => wait(null, why ?? null)} />}
      {/* Stays mounted, so that the input is still there after going back. */}
      <div hidden={verification !== null}>
        <Stack $gap="4">
          <Failure text={reason} />
          {/* Shows tabs even for one way: a switch that arrives late must not lose the input. */}
          <Tabs
            label={t('login.ways')}
            value={hasCodes ? way : 'username'}
            onChange={setWay}
            tabs={[
              { id: 'username', label: t('login.username') },
              ...(hasCodes ? [{ id: 'sms' as const, label: t('login.sms') }] : []),
            ]}
          >
            {/* Both stay mounted: a change of mind loses nothing. */}
            <div hidden={hasCodes && way !== 'username'}>
              <PasswordLoginForm side={side} username={username} onVerify={(next) => wait(next, null)} />
            </div>
            {hasCodes && (
              <div hidden={way !== 'sms'}>
                <CodeLoginForm side={side} />
              </div>
            )}
          </Tabs>
          <PasskeyLogin side={side} />
          <LoginLinks side={side} onSide={setSide} />
        </Stack>
      </div>
    </>
  )
}

function LoginLinks({ side, onSide }: { side: LoginSide; onSide: (side: LoginSide) => void }) {
  const { t } = useTranslation(['access', 'shell'])
  const { close } = useModal()
  const register = useEntrance('register')
  const isOn = useSwitches()
  const hasAgents = Object.values(useLazyParts().overlays).some(
    ({ audience, switch: key }) => audience === 'agents' && (!key || isOn(key)),
  )
  const hasFreePlay = useFeature('freePlay')
  return (
    <Stack $gap="3">
      <Links>
        <ForgottenButton />
        {hasAgents && (
          <TextButton
            type="button"
            aria-pressed={side === 'AGENT'}
            onClick={() => onSide(side === 'AGENT' ? 'MEMBER' : 'AGENT')}
          >
            {t(side === 'AGENT' ? 'login.asMember' : 'login.asAgent')}
          </TextButton>
        )}
      </Links>
      {register && (
        <Line>
          {t('signIn.noAccount')}{' '}
          <LinkTo to={register.path} onClick={close}>
            {t('shell:register.open')}
          </LinkTo>
        </Line>
      )}
      {hasFreePlay && <FreePlay />}
    </Stack>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
`

const Line = styled.p`
  margin: 0;
  color: ${token('color-text-muted')};
  font-size: ${token('text-sm')};
`
