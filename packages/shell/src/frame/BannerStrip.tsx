import type { Banner } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Art, Carousel, from } from '@boardwalk/ui'
import styled, { css } from 'styled-components'
import { LinkTo } from '../app/LinkTo.tsx'
import { useSavesData } from '../settings/use-saves-data.ts'
import { useBanners } from '../site/use-banners.ts'
import { useCarouselLabels } from '../site/use-carousel-labels.ts'
import { useLinkage } from '../site/use-linkage.ts'

const AUTOPLAY_MS = 5000

type BannerStripProps = {
  group: string
  isHero?: boolean
  /** Keeps its room until the banners are known, so that they move nothing under a finger. */
  keepsRoom?: boolean
}

/**
 * Banners of a route group; nothing at all where there are none. A single one does not move. With data saver, links in
 * words replace them.
 */
export function BannerStrip({ group, isHero = false, keepsRoom = false }: BannerStripProps) {
  const { t } = useTranslation('shell')
  const labels = useCarouselLabels()
  const banners = useBanners(group)
  const savesData = useSavesData()
  if (!banners && keepsRoom && !savesData)
    return (
      <Strip $isHero={isHero}>
        <Room $isHero={isHero} data-room />
      </Strip>
    )
  if (!banners || banners.length === 0) return null
  const isForVisitors = banners.every(({ forVisitors }) => forVisitors)
  const slides = banners.map((banner, index) => {
    const slide = <Slide key={banner.bannerId} banner={banner} isFirst={index === 0} isHero={isHero} />
    if (isForVisitors || !banner.forVisitors) return slide
    return (
      <div key={banner.bannerId} data-visitors>
        {slide}
      </div>
    )
  })
  return (
    <Strip $isHero={isHero} data-visitors={isForVisitors || undefined}>
      {slides.length === 1 || savesData ? (
        slides
      ) : (
        <Carousel label={t('banners')} labels={labels} interval={AUTOPLAY_MS}>
          {slides}
        </Carousel>
      )}
    </Strip>
  )
}

type SlideProps = { banner: Banner; isFirst: boolean; isHero: boolean }

function Slide({ banner, isFirst, isHero }: SlideProps) {
  const { t } = useTranslation('shell')
  const target = useLinkage(banner)
  const savesData = useSavesData()
  if (savesData && !target) return null
  const picture = savesData ? (
    t('bannerOpens', { name: target?.label ?? '' })
  ) : (
    <Picture
      src={banner.url}
      srcSet={banner.srcset}
      alt={target ? t('bannerOpens', { name: target.label }) : ''}
      width={1200}
      height={400}
      isLargest={isFirst}
      $isHero={isHero}
    />
  )
  if (!target) return picture
  return target.isExternal ? (
    <a href={target.to} rel="noopener noreferrer" target="_blank">
      {picture}
    </a>
  ) : (
    <LinkTo to={target.to}>{picture}</LinkTo>
  )
}

const Strip = styled.div<{ $isHero: boolean }>`
  min-inline-size: 0;
  margin-block-end: ${({ $isHero }) => ($isHero ? 0 : token('space-4'))};
  & a { display: block; cursor: pointer; }
`

const shape = css<{ $isHero: boolean }>`
  inline-size: 100%;
  aspect-ratio: ${({ $isHero }) => ($isHero ? '16 / 9' : '4 / 1')};
  border-radius: ${token('radius-panel')};
  ${from('tablet')} { aspect-ratio: ${({ $isHero }) => ($isHero ? '16 / 9' : '5 / 1')}; }
`

const Picture = styled(Art)<{ $isHero: boolean }>`
  ${shape}
`

const Room = styled.div<{ $isHero: boolean }>`
  ${shape}
  background: ${token('color-skeleton')};
`
