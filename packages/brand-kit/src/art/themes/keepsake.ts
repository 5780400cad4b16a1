import * as keepsake from '../heroes/keepsake.ts'
import { type Theme, theme, withFigures } from './theme.ts'

export const keepsakeThemes = {
  hourglass: theme(
    keepsake.hourglass,
    [60, 345, 190],
    [60],
    [265, 40, 300, 170],
    ['dunes', 'mountains', 'domes'],
    ['rings', 'disc', 'arch'],
    ['stars', 'embers', 'sparks'],
  ),
  compass: theme(
    keepsake.compass,
    [25, 345],
    [230, 195],
    [215, 60, 160, 275],
    ['sea', 'mountains', 'dunes'],
    ['rays', 'rings', 'disc'],
    ['stars', 'sparks', 'coins'],
  ),
  seven: withFigures(
    keepsake.seven,
    [22, 12, 260, 145],
    [60],
    [275, 195, 60, 330, 150],
    ['stage', 'city', 'hills'],
    ['rays', 'burst', 'fireworks'],
    ['stars', 'coins', 'confetti'],
  ),
  bell: theme(
    keepsake.bell,
    [22, 350, 145],
    [60],
    [250, 165, 300, 15],
    ['mountains', 'stage', 'forest'],
    ['rays', 'rings', 'burst'],
    ['notes', 'stars', 'sparks'],
  ),
} satisfies Record<string, Theme>
