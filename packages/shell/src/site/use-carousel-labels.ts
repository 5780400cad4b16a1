import { useTranslation } from '@boardwalk/i18n'

/** Words of every carousel and rail. */
export function useCarouselLabels() {
  const { t } = useTranslation('shell')
  return {
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    goTo: (number: number) => t('carousel.goTo', { number }),
  }
}
