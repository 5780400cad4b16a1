import * as tables from '../heroes/tables.ts'
import { type Theme, theme, withFigures } from './theme.ts'

export const tablesThemes = {
  cards: theme(
    tables.cards,
    [20, 10],
    [20, 250, 155],
    [155, 280, 220, 15],
    ['stage'],
    ['rays', 'burst', 'rings'],
    ['coins', 'sparks', 'stars'],
  ),
  wheel: theme(
    tables.wheel,
    [22, 155, 345],
    [260, 300],
    [155, 285, 20, 220],
    ['stage'],
    ['rays', 'rings', 'fireworks'],
    ['coins', 'sparks', 'confetti'],
  ),
  dice: theme(
    tables.dice,
    [20, 300, 250],
    [60, 165, 345],
    [165, 280, 210, 45],
    ['stage', 'city'],
    ['burst', 'rays', 'rings'],
    ['sparks', 'coins', 'stars'],
  ),
  draw: withFigures(
    tables.balls,
    [25, 300, 195],
    [250, 150, 345],
    [265, 165, 330, 60],
    ['stage', 'city'],
    ['rings', 'burst', 'rays'],
    ['confetti', 'stars', 'coins'],
  ),
  dominoes: theme(
    tables.dominoes,
    [25, 155, 250],
    [60],
    [160, 45, 285, 215],
    ['stage', 'hills', 'palms'],
    ['rings', 'rays', 'disc'],
    ['coins', 'leaves', 'sparks'],
  ),
  bingo: theme(
    tables.bingo,
    [250, 345, 165, 300],
    [345, 60, 25],
    [195, 330, 85, 280],
    ['stage', 'city', 'hills'],
    ['burst', 'rays', 'fireworks'],
    ['confetti', 'stars', 'sparks'],
  ),
} satisfies Record<string, Theme>
