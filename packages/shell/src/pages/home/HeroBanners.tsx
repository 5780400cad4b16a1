import { BannerStrip } from '../../frame/BannerStrip.tsx'

/** The first thing that a visitor sees. */
export const HeroBanners = () => <BannerStrip group="w_home" isHero />
