import * as treasure from '../heroes/treasure.ts'
import { type Theme, theme } from './theme.ts'

export const treasureThemes = {
  gem: theme(
    treasure.gem,
    [300, 195, 20, 155, 250],
    [60],
    [280, 60, 220, 345, 165],
    ['mountains', 'dunes', 'stage'],
    ['burst', 'rays', 'rings'],
    ['sparks', 'gems', 'stars'],
  ),
  jewels: theme(
    treasure.rubies,
    [20, 300, 250],
    [155, 220, 330],
    [280, 195, 40, 240],
    ['stage', 'domes', 'mountains'],
    ['rays', 'burst', 'petals'],
    ['sparks', 'gems', 'coins'],
  ),
  crown: theme(
    treasure.crown,
    [20, 300, 155],
    [255, 165, 340],
    [285, 20, 165, 240],
    ['stage', 'domes', 'mountains'],
    ['rays', 'arch', 'burst'],
    ['gems', 'sparks', 'stars'],
  ),
  chest: theme(
    treasure.chest,
    [20, 165, 300],
    [195],
    [200, 285, 150, 330],
    ['sea', 'palms', 'mountains'],
    ['rays', 'burst', 'disc'],
    ['coins', 'gems', 'sparks'],
  ),
  coins: theme(
    treasure.coins,
    [30, 145, 280],
    [60],
    [165, 290, 15, 235],
    ['stage', 'city', 'hills'],
    ['rays', 'burst', 'rings'],
    ['coins', 'sparks', 'confetti'],
  ),
  pearl: theme(
    treasure.pearl,
    [345, 300, 190, 30],
    [300, 340, 90],
    [215, 190, 260, 160],
    ['sea', 'pond'],
    ['rings', 'disc', 'rays'],
    ['bubbles', 'sparks', 'gems'],
  ),
} satisfies Record<string, Theme>
