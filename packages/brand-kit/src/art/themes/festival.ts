import * as festival from '../heroes/festival.ts'
import { type Theme, theme } from './theme.ts'

export const festivalThemes = {
  lotus: theme(
    festival.lotus,
    [345, 330, 300, 20],
    [150, 160],
    [190, 265, 60, 165],
    ['pond', 'river', 'terraces'],
    ['petals', 'rings', 'arch'],
    ['petals', 'sparks', 'bubbles'],
  ),
  kite: theme(
    festival.kite,
    [25, 60, 300, 195],
    [85, 345, 150],
    [220, 190, 45, 280],
    ['hills', 'sea', 'terraces'],
    ['disc', 'rings', 'rays'],
    ['leaves', 'petals', 'confetti'],
  ),
  drum: theme(
    festival.drum,
    [25, 195, 300, 150],
    [40, 60],
    [80, 280, 190, 340],
    ['stage', 'city', 'domes'],
    ['burst', 'rays', 'fireworks'],
    ['notes', 'confetti', 'petals'],
  ),
  mask: theme(
    festival.mask,
    [345, 195, 300, 25],
    [60, 165, 260],
    [270, 165, 20, 220],
    ['stage', 'city'],
    ['rays', 'fireworks', 'burst'],
    ['confetti', 'petals', 'stars'],
  ),
  teapot: theme(
    festival.teapot,
    [165, 25, 250, 345],
    [345, 80, 195],
    [60, 200, 310, 140],
    ['terraces', 'mountains', 'hills'],
    ['disc', 'petals', 'arch'],
    ['leaves', 'petals', 'sparks'],
  ),
  app: theme(
    festival.phone,
    [250, 195, 300],
    [60, 345],
    [60, 195, 330, 160],
    ['city', 'stage'],
    ['rings', 'burst', 'disc'],
    ['sparks', 'stars', 'confetti'],
  ),
} satisfies Record<string, Theme>
