import type { VerifierStrings } from './en.ts'

export const fil: VerifierStrings = {
  title: 'Suriin ang isang round',
  intro:
    'Kinukuwenta muli ng pahinang ito ang anumang tapos na round at inihahambing sa ipinakita bago ito. Hindi nito kailangan ng network: itago bilang file at suriin ang mga round mo kahit saan. Walang anumang inilagay mo ang umaalis sa pahinang ito.',
  record: 'Tala ng round, o listahan ng mga tala',
  file: 'O file na may mga tala',
  check: 'Suriin',
  unreadable: 'Hindi ito tala ng isang round.',
  unknown: 'Hindi kilala ng pahinang ito ang engine na:',
  hash: 'Akma ang seed sa hash na ipinakita bago ang round.',
  chain: 'Karugtong ang seed ng kadena ng mesa nito hanggang sa angkla.',
  outcome: 'Ito ang resulta mula sa seed.',
  payout: 'Ito ang bayad sa resulta.',
  failed: 'Hindi tugma:',
  all: 'Tugma ang lahat.',
  some: 'May hindi tugma.',
  again: 'Resulta, kinuwenta muli',
  pays: 'Bayad, kinuwenta muli',
  howTitle: 'Paano ito gumagana',
  how: 'Galing ang pagkakataon sa HMAC-SHA-256 na ang susi ay ang seed. Round ng isang manlalaro: ang teksto ay ang seed ng manlalaro, ang numero ng round at isang bilang. Mesang pinagsasaluhan: ang pangalan ng mesa, ang numero ng round at isang bilang; ang SHA-256 ng bawat seed ay ang seed ng naunang round. Mga silid: ang mga seed ng lahat ng manlalaro sa mesa, ang numero ng kamay at isang bilang. Ang sarili mong tala lamang ang makapagsasabi kung ang hash at angkla ay ang mga ipinakita sa iyo bago ang round; itinatago iyon ng pahina ng laro habang bukas ito.',
}
