import type { Strings } from './en.ts'

export const fil: Strings = {
  spin: 'Paikutin',
  skip: 'Laktawan',
  freeGames: 'Libreng laro',
  freeLeft: 'Natitirang libreng laro',
  thisRound: 'Ngayong round',
  pays: 'Payout sa bilang ng taya',
  linesHead: 'Mga linya, mula kaliwa',
  wildRule: 'Pumapalit sa lahat ng simbolo maliban sa selyo.',
  sealLines: 'Tatlo o higit pa saanman ang nagsisimula ng libreng laro. Doble ang panalo sa libreng laro.',
  sealPays: '{seals} selyo: {times}× ng taya at {games} libreng laro.',
  waysRule:
    'Nagbabayad ang simbolo sa tatlo o higit pang reel mula kaliwa, isang beses sa bawat way. Nakalista sa talaan ang payout ng isang way.',
  cascadeRule:
    'Nawawala ang mga nanalong simbolo at may bagong papalit. Tumataas ang multiplier sa bawat pagpalit. Sa libreng laro, ×2 ang simula.',
  sealWays: 'Tatlong selyo sa reel 2 hanggang 5: 2 taya at 8 libreng laro. Apat: 10 taya at 12 libreng laro.',
  clusterRule:
    'Nagbabayad ang lima o higit pang magkaparehong simbolo na magkadikit ang gilid, pumuputok, at may bagong papalit.',
  heatRule:
    'Nagiging hot ang cell kung saan pumutok ang cluster: ×2 sa susunod na cluster doon, saka ×4, ×8 at ×16. Pinagsasama ang mga hot cell ng isang cluster.',
  sealCluster:
    'Kapag may tatlong selyo at wala nang papalit na simbolo: 8 libreng laro, at nananatiling hot ang mga hot cell.',
  coinRule:
    'Anim o higit pang barya ang nagsisimula ng hold and spin na may tatlong respin. Nananatili ang mga barya, at ibinabalik sa tatlo ng bawat bagong barya ang respin.',
  coinPays: 'Binabayaran ang halaga ng bawat barya sa dulo. Kapag puno ang labinlimang puwesto, idinadagdag ang grand.',
  wildHold: 'Pumapalit sa lahat ng simbolo maliban sa barya.',
  respins: 'Mga respin',
  holdAndSpin: 'Hold and spin',
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
}
