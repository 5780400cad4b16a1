import * as place from '../heroes/place.ts'
import { type Theme, theme } from './theme.ts'

export const placeThemes = {
  temple: theme(
    place.temple,
    [25, 15, 45, 165],
    [70, 85],
    [200, 280, 50, 330],
    ['mountains', 'terraces', 'pond'],
    ['disc', 'petals', 'rings'],
    ['petals', 'leaves', 'embers'],
  ),
  palace: theme(
    place.palace,
    [195, 300, 350, 155],
    [65, 75, 30],
    [270, 40, 330, 85],
    ['dunes', 'pond', 'hills'],
    ['disc', 'arch', 'fireworks'],
    ['sparks', 'gems', 'stars'],
  ),
  sail: theme(
    place.boat,
    [30, 190, 345, 85],
    [75, 220, 145],
    [210, 45, 280, 175],
    ['sea', 'river'],
    ['disc', 'rays', 'rings'],
    ['sparks', 'bubbles', 'petals'],
  ),
  jeepney: theme(
    place.jeepney,
    [25, 250, 145, 320],
    [70, 195, 350],
    [85, 200, 285, 160],
    ['city', 'palms', 'hills'],
    ['rays', 'burst', 'fireworks'],
    ['confetti', 'stars', 'notes'],
  ),
  volcano: theme(
    place.volcano,
    [40, 28],
    [300, 40, 250],
    [20, 280, 195, 60],
    ['forest', 'sea', 'dunes'],
    ['rays', 'disc', 'burst'],
    ['embers', 'gems', 'sparks'],
  ),
  beacon: theme(
    place.lighthouse,
    [25, 250, 160],
    [240, 150],
    [265, 215, 40, 320],
    ['sea', 'mountains'],
    ['rings', 'disc', 'fireworks'],
    ['stars', 'bubbles', 'sparks'],
  ),
} satisfies Record<string, Theme>
