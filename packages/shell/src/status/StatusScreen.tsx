import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Heading, LinkButton, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { LanguageMenu } from '../frame/LanguageMenu.tsx'
import { Logo } from '../frame/Logo.tsx'

export type StatusFacts = { until: string | null; csUrl: string | null; ip: string; recheck: () => void }

type StatusScreenProps = {
  title: string
  text: string
  csUrl: string | null
  onRetry: () => void
  children?: ReactNode
}

/** A whole-page message with a way to a person. */
export function StatusScreen({ title, text, csUrl, onRetry, children }: StatusScreenProps) {
  const { t } = useTranslation('shell')
  const { support } = useBrand()
  return (
    <Page>
      <Top>
        <Logo />
        <LanguageMenu />
      </Top>
      <Main>
        <Stack $gap="4" $align="center">
          <Heading level={1} size="display">
            {title}
          </Heading>
          <Text $tone="muted">{text}</Text>
          {children}
          <LinkButton href={csUrl ?? `mailto:${support.email}`} variant="solid">
            {t('customerService')}
          </LinkButton>
          <Button variant="ghost" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        </Stack>
      </Main>
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  background: ${token('color-page')} ${token('image-motif')} center / 24rem no-repeat;
`

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-header')};
  color: ${token('color-on-header')};
`

const Main = styled.main`
  display: grid;
  place-items: center;
  max-inline-size: 36rem;
  margin-inline: auto;
  padding: ${token('space-6')} ${token('space-4')};
  text-align: center;
`
