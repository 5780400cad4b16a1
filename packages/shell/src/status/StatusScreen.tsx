import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Button, Heading, Link, Stack, Text } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBrand } from '../app/storefront-context.ts'
import { LanguageMenu } from '../frame/LanguageMenu.tsx'
import { Logo } from '../frame/Logo.tsx'
import { useSupport } from '../support/use-support.ts'

export type StatusFacts = { until: string | null; ip: string; recheck: () => void }

type StatusScreenProps = {
  title: string
  text: string
  onRetry: () => void
  children?: ReactNode
}

/** A whole-page message with a way to a person. */
export function StatusScreen({ title, text, onRetry, children }: StatusScreenProps) {
  const { t } = useTranslation('shell')
  const { email } = useBrand().support
  const { open, isOpening } = useSupport()
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
          <Button isBusy={isOpening} onClick={open}>
            {t('customerService')}
          </Button>
          <Button variant="ghost" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <Text $size="sm">
            <Link href={`mailto:${email}`}>{email}</Link>
          </Text>
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
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  overflow-wrap: anywhere;
  max-inline-size: 36rem;
  margin-inline: auto;
  padding: ${token('space-6')} ${token('space-4')};
  text-align: center;
`
