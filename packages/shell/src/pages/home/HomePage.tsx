import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Stack, VisuallyHidden } from '@boardwalk/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { LateSection } from '../../app/LateSection.tsx'
import { useBrand, useComposition } from '../../app/storefront-context.ts'
import { SectionBoundary } from '../../status/SectionBoundary.tsx'
import { homeSections } from './home-sections.ts'

/** The brand's sections in its order, each hydrated on its own; one that fails leaves the others in place. */
export const HomePage = memo(function HomePage() {
  const { t } = useTranslation('shell')
  const brand = useBrand()
  const { slots } = useComposition()
  return (
    <Sections $gap="6">
      {!brand.home.includes('banners') && (
        <VisuallyHidden as="h1">{t('home.heading', { name: brand.name })}</VisuallyHidden>
      )}
      {homeSections(brand.home, slots.home).map(({ id, component: Content, waitsFor }) => (
        <SectionBoundary key={id}>
          <LateSection id={id} waitsFor={waitsFor}>
            <Content />
          </LateSection>
        </SectionBoundary>
      ))}
    </Sections>
  )
})

/** A section without content has no gap, but still a place that an observer finds. */
const Sections = styled(Stack)`
  & > :empty { margin-block-start: calc(-1 * ${token('space-6')}); }
`
