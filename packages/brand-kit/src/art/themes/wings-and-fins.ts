import * as wingsAndFins from '../heroes/wings-and-fins.ts'
import { type Theme, theme } from './theme.ts'

export const wingsAndFinsThemes = {
  peacock: theme(
    wingsAndFins.peacock,
    [190, 165, 175],
    [255, 270, 300],
    [60, 345, 300, 90],
    ['domes', 'terraces', 'pond'],
    ['arch', 'disc', 'rings'],
    ['petals', 'gems', 'sparks'],
  ),
  dragonfly: theme(
    wingsAndFins.dragonfly,
    [195, 150, 15, 300],
    [200, 90, 340],
    [140, 275, 60, 320],
    ['pond', 'river', 'terraces'],
    ['rings', 'disc', 'petals'],
    ['bubbles', 'leaves', 'sparks'],
  ),
  butterfly: theme(
    wingsAndFins.butterfly,
    [300, 340, 50, 250],
    [60, 195, 90],
    [150, 220, 95, 20],
    ['hills', 'forest', 'pond'],
    ['petals', 'rings', 'disc'],
    ['petals', 'sparks', 'leaves'],
  ),
  koi: theme(
    wingsAndFins.koi,
    [40, 25, 60],
    [230, 260],
    [220, 190, 280, 160],
    ['pond', 'sea', 'river'],
    ['rings', 'disc', 'petals'],
    ['bubbles', 'petals', 'coins'],
  ),
  turtle: theme(
    wingsAndFins.turtle,
    [150, 180, 60],
    [130, 95, 165],
    [225, 40, 285, 195],
    ['sea', 'palms', 'pond'],
    ['rings', 'disc', 'rays'],
    ['bubbles', 'gems', 'leaves'],
  ),
} satisfies Record<string, Theme>
