import type { TableText } from './en.ts'

export const fil: Record<TableText, string> = {
  tableRoad: 'Mga huling resulta, pinakabago muna',
  tableOpen: 'Puwede nang tumaya',
  tableClosed: 'Sarado na ang taya',
  tableNext: 'Susunod na round',
  tablePays: 'nagbabayad ng',
  tableOwn: 'Mga taya mo',
  tableNone: 'Pindutin ang isang puwesto para maglagay ng chip.',
  tablePlace: 'Itaya',
  tableAsk: 'Mas mataas ang {amount} sa pinakamataas na isahang taya. Pindutin ulit para itaya ito.',
  tablePlaced: 'Naitaya na.',
  tableUndo: 'Bawiin',
  tableClear: 'Alisin lahat',
  tableRepeat: 'Ulitin',
  tableFull: 'Hindi na kasya ang chip diyan. Pumili ng mas malaking chip.',
  tableMissed: 'Tapos na ang oras. Ibinalik ang mga chip na hindi naitaya.',
  tablePlayers: 'Manlalaro',
  tableBets: 'Taya',
  tableReturn: 'Balik',
  tableBet: 'Taya',
  tablePaysHead: 'Payout',
  tableRules: 'Paano maglaro',
  tableLimits:
    'Hanggang 10 chip sa isang puwesto at 100 sa isang beses. Hanggang {cap}× ng kabuuan nila ang pinakamataas na payout ng mga chip na sabay na inilagay.',
  tablePast: 'Walang epekto ang mga nakaraang round sa susunod.',
}
