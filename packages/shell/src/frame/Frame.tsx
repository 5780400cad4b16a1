import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Container, from } from '@boardwalk/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import styled, { css } from 'styled-components'
import { lateSlice } from '../app/slice.tsx'
import type { Layout, RouteSpec } from '../feature-contract.ts'
import { BannerStrip } from './BannerStrip.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { pageClass } from './navigation.ts'
import { SkipLink } from './SkipLink.tsx'

export const MAIN_ID = 'main'

const FootPart = lateSlice('foot', Footer)
/** Fixed, so its place is at the end of the page: seen there, or hydrated by the first touch anywhere. */
const BottomPart = lateSlice('bar', BottomBar)

/** Header, page and footer around a route; an unknown path keeps the full frame. */
export function Frame({ route, children }: { route: RouteSpec | undefined; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const layout: Layout = route?.layout ?? 'full'
  // Home orders its own banners among its sections.
  const banners = route?.isHome ? undefined : route?.bannerGroup
  return (
    <Root className={pageClass(pathname)} $hasBar={layout === 'full'}>
      <SkipLink targetId={MAIN_ID}>{t('skip')}</SkipLink>
      {layout !== 'bare' && <Header />}
      <Main id={MAIN_ID} tabIndex={-1} $isRoomy={layout !== 'header'}>
        {layout === 'header' ? (
          children
        ) : (
          <Container>
            {banners && <BannerStrip group={banners} />}
            {children}
          </Container>
        )}
      </Main>
      {layout === 'full' && (
        <>
          <FootPart />
          <BottomPart />
        </>
      )}
    </Root>
  )
}

const Root = styled.div<{ $hasBar: boolean }>`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  ${({ $hasBar }) => $hasBar && css`padding-block-end: calc(64px + env(safe-area-inset-bottom));`}
  ${from('desktop')} { padding-block-end: 0; }
`

const Main = styled.main<{ $isRoomy: boolean }>`
  flex: 1;
  min-inline-size: 0;
  outline: none;
  ${({ $isRoomy }) =>
    $isRoomy
      ? css`padding-block: ${token('space-4')} ${token('space-10')};`
      : /* The page may fill the space below the header. */ css`display: flex; flex-direction: column;`}
`
