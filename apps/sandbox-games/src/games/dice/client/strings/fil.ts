import type { Strings } from './en.ts'

export const fil: Strings = {
  roll: 'Ihagis',
  skip: 'Laktawan',
  under: 'Mababa',
  over: 'Mataas',
  side: 'Panig',
  chance: 'Tsansa',
  pays: 'Payout',
  wins: 'Mapapanalunan',
  last: 'Mga huling hagis',
  rule: 'Binubunot ang isang numero mula 00.00 hanggang 99.99. Panalo ang mababa kapag nasa ilalim ng marka, at ang mataas kapag nasa marka o mas mataas. Mas maliit ang tsansa, mas malaki ang payout: 96.5% na hinati sa tsansa, hanggang dalawang decimal.',
}
