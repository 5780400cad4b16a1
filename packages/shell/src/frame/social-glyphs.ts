import type { SocialNetwork } from '@boardwalk/brand-kit'
import { createIcon, type IconComponent } from '@boardwalk/ui'

/** Simple marks of the networks, drawn by us on the grid and with the line of the other icons. */
export const socialGlyphs: Readonly<Record<SocialNetwork, IconComponent>> = {
  FACEBOOK: createIcon(
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM12.5 21v-9.5a3 3 0 0 1 3-3h1.5M9.5 13.5h7',
  ),
  TELEGRAM: createIcon('M21 4L3 11l6 2.5L18 21zM21 4L9 13.5V20l3.2-3.8'),
  YOUTUBE: createIcon(
    'M6.5 5h11A4.5 4.5 0 0 1 22 9.5v5a4.5 4.5 0 0 1-4.5 4.5h-11A4.5 4.5 0 0 1 2 14.5v-5A4.5 4.5 0 0 1 6.5 5zM10 9l5 3-5 3z',
  ),
  INSTAGRAM: createIcon(
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 7h.01',
  ),
  TWITTER: createIcon('M3.5 4h4.8L20.5 20h-4.8zM20 4l-6.7 7.2M10.7 12.8L4 20'),
  WHATSAPP: createIcon(
    'M3.2 20.8l1.3-4.6a8.7 8.7 0 1 1 3.3 3.3zM9.2 7.8c-1.4 3.8 3.2 8.4 7 7l.3-1.8-2.2-1.1-1.1 1a4.6 4.6 0 0 1-2.1-2.1l1-1.1L11 7.5z',
  ),
  VIBER: createIcon(
    'M6.5 3h11A3.5 3.5 0 0 1 21 6.5v7a3.5 3.5 0 0 1-3.5 3.5H13l-4 4v-4H6.5A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM8.2 6.3c-1.3 3.5 2.5 7.6 6.3 6.5l.5-1.6-2-1.1-1 .9a4 4 0 0 1-1.7-1.8l.9-.9-.9-2.1zM13.6 6.3a4 4 0 0 1 3.2 3.2',
  ),
}
