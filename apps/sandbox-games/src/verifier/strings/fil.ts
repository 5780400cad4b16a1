import type { VerifierStrings } from './en.ts'

export const fil: VerifierStrings = {
  title: 'Suriin ang isang round',
  intro:
    'Kinukuwenta ulit ng pahinang ito ang anumang tapos na round at inihahambing sa ipinakita bago ito. Hindi nito kailangan ng network: i-save bilang file at suriin ang mga round mo kahit saan. Hindi lumalabas sa pahinang ito ang anumang inilagay mo.',
  record: 'Record ng round, o listahan ng mga record',
  file: 'O file na may mga record',
  check: 'Suriin',
  unreadable: 'Hindi ito record ng isang round.',
  unknown: 'Hindi kilala ng pahinang ito ang engine na:',
  hash: 'Tumutugma ang seed sa hash na ipinakita bago ang round.',
  chain: 'Karugtong ang seed ng chain ng mesa nito hanggang sa anchor.',
  outcome: 'Ito ang resultang ibinibigay ng seed.',
  payout: 'Ito ang payout ng resulta.',
  failed: 'Hindi tugma:',
  all: 'Tugma ang lahat.',
  some: 'May hindi tugma.',
  again: 'Resulta, kinuwenta ulit',
  pays: 'Payout, kinuwenta ulit',
  howTitle: 'Paano ito gumagana',
  how: 'Galing ang mga random na numero sa HMAC-SHA-256 na ang key ay ang seed. Round ng isang manlalaro: ang text ay ang seed ng manlalaro, ang numero ng round at isang bilang. Mesang pinagsasaluhan: ang pangalan ng mesa, ang numero ng round at isang bilang. Ang SHA-256 ng bawat seed ay ang seed ng naunang round. Mga room: ang mga seed ng lahat ng manlalaro sa mesa, ang numero ng round at isang bilang. Ang sarili mong tala lang ang makapagpapakita kung ang hash at anchor ay ang mga ipinakita sa iyo bago ang round. Itinatago iyon ng pahina ng laro habang bukas ito.',
}
