import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { from, Heading, Stack, Text } from '@boardwalk/ui'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { useSignIn } from '../app/use-entrance.ts'
import { useMoney } from '../settings/use-money.ts'
import { RegisterContent } from './RegisterContent.tsx'

/** The play money of a new player; the gateway books it at registration. */
const WELCOME_MONEY = '1000.00'

/** Creates an account with the fields that the server requires. */
export function RegisterPage() {
  const { t } = useTranslation('registration')
  const { name } = useBrand()
  const money = useMoney()
  const signIn = useSignIn()
  return (
    <Card>
      <Stack $gap="2">
        <Heading level={1} size="page">
          {t('title', { name })}
        </Heading>
        <Text $tone="muted">{t('intro', { amount: money(WELCOME_MONEY) })}</Text>
        {signIn && (
          <Text $size="sm">
            {t('haveAccount')}{' '}
            <Inline type="button" onClick={signIn}>
              {t('shell:login.open')}
            </Inline>
          </Text>
        )}
      </Stack>
      <RegisterContent />
    </Card>
  )
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  max-inline-size: 36rem;
  margin-inline: auto;
  /* A signed-in player is redirected to the home page after hydration. */
  html[data-session='member']:not([data-hydrated]) & { visibility: hidden; }
  ${from('tablet')} {
    padding: ${token('space-8')};
    border: ${token('border-width')} solid ${token('color-border')};
    border-radius: ${token('radius-panel')};
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-card')};
  }
`

const Inline = styled.button`
  padding: ${token('space-2')} 0;
  border: 0;
  background: none;
  color: ${token('color-link')};
  font-weight: ${token('weight-bold')};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`
