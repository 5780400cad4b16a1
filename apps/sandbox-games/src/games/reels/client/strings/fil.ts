import type { Strings } from './en.ts'

export const fil: Strings = {
  spin: 'Paikutin',
  skip: 'Laktawan',
  freeGames: 'Libreng laro',
  freeLeft: 'Natitirang libreng laro',
  thisRound: 'Ngayong round',
  pays: 'Bayad sa bilang ng taya',
  linesHead: 'Mga linya, mula kaliwa',
  wildRule: 'Pumapalit sa lahat ng simbolo maliban sa selyo.',
  sealLines: 'Tatlo o higit pa saanman ay nagbibigay ng libreng laro. Doble ang panalo sa libreng laro.',
  waysRule:
    'Nagbabayad ang simbolo sa tatlo o higit pang reel mula kaliwa, isang beses sa bawat daan. Nakalista ang bayad ng isang daan.',
  cascadeRule:
    'Naglalaho ang panalo at may bagong babagsak. Tumataas ang multiplier sa bawat bagsak; sa libreng laro, ×2 ang simula.',
  sealWays: 'Tatlong selyo sa reel 2 hanggang 5: 2 taya at 8 libreng laro; apat: 10 taya at 12 libreng laro.',
  clusterRule: 'Lima o higit pang magkaparehong magkadikit ang gilid ay nagbabayad, pumuputok, at may bagong babagsak.',
  heatRule:
    'Umiinit ang puwesto kung saan may pumutok: ×2 sa susunod doon, saka ×4, ×8 at ×16. Pinagsasama ang mga init ng isang kumpol.',
  sealCluster: 'Tatlong selyo kapag wala nang bumabagsak: 8 libreng laro, at nananatili ang init.',
  coinRule:
    'Anim o higit pang barya ang simula ng hold and spin na may tatlong ulit. Nananatili ang barya; bawat bago ay ibinabalik sa tatlo ang ulit.',
  coinPays: 'Binabayaran ang halaga ng bawat barya sa dulo. Kapag puno ang labinlimang puwesto: dagdag ang grand.',
  wildHold: 'Pumapalit sa lahat ng simbolo maliban sa barya.',
  respins: 'Mga ulit',
  holdAndSpin: 'Hold and spin',
  grand: 'Grand',
  major: 'Major',
  minor: 'Minor',
  mini: 'Mini',
}
