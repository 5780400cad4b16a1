import type { Strings } from './en.ts'

export const fil: Strings = {
  roll: 'Ihagis',
  skip: 'Laktawan',
  under: 'Mababa',
  over: 'Mataas',
  side: 'Panig',
  chance: 'Tsansa',
  pays: 'Bayad',
  wins: 'Panalo',
  last: 'Mga huling hagis',
  rule: 'Bubunot ng numerong 00.00 hanggang 99.99. Panalo ang mababa kapag nasa ilalim ng marka, at ang mataas mula sa marka pataas. Mas maliit ang tsansa, mas malaki ang bayad: 96.5% na hinati sa tsansa.',
}
