import * as lights from '../heroes/lights.ts'
import { type Theme, theme } from './theme.ts'

export const lightsThemes = {
  moon: theme(
    lights.moon,
    [300, 250],
    [60],
    [270, 295, 240, 200],
    ['mountains', 'domes', 'sea', 'forest'],
    ['rings', 'disc', 'burst'],
    ['stars', 'sparks', 'petals'],
  ),
  sun: theme(
    lights.sun,
    [50, 35, 65],
    [60],
    [215, 195, 285, 330],
    ['dunes', 'sea', 'terraces', 'mountains'],
    ['rings', 'rays', 'petals'],
    ['sparks', 'petals', 'leaves'],
  ),
  starlight: theme(
    lights.parol,
    [20, 345, 150, 290],
    [150, 195, 330],
    [265, 290, 220, 15],
    ['city', 'hills', 'forest'],
    ['rings', 'fireworks', 'disc'],
    ['stars', 'sparks', 'confetti'],
  ),
  lantern: theme(
    lights.lantern,
    [25, 15, 340, 60],
    [60],
    [270, 220, 165, 300],
    ['river', 'city', 'pond'],
    ['rings', 'disc', 'fireworks'],
    ['embers', 'petals', 'sparks'],
  ),
  lamp: theme(
    lights.lamp,
    [30, 345, 300, 190],
    [195, 145, 60],
    [280, 20, 250, 330],
    ['domes', 'stage', 'river'],
    ['arch', 'petals', 'fireworks'],
    ['embers', 'petals', 'sparks'],
  ),
} satisfies Record<string, Theme>
