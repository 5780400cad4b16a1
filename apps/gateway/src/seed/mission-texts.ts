import { textFile } from '../texts/text-file.ts'

export const missionNames = ['signIn', 'bets', 'stake', 'week', 'deposit'] as const
export const prizeNames = ['cash', 'bonus', 'points', 'lantern', 'none'] as const
export const gifts = ['service', 'birthday'] as const

/** `locales/<language>/gateway/missions.json` */
export const missionTexts = textFile('missions', {
  title: missionNames,
  description: missionNames,
  raffle: ['title', 'summary', 'content'],
  prize: prizeNames,
  benefit: gifts,
})
