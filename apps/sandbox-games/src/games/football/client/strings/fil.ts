import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  result: 'Resulta',
  total: 'Mga gol, 2.5',
  both: 'Parehong makaka-iskor',
  over: 'Higit sa 2.5',
  under: 'Mababa sa 2.5',
  yes: 'Oo',
  no: 'Hindi',
  goal: 'Gol',
  rule1: 'Siyamnapung minuto sa siyam na yugto na tig-sampu; sa bawat yugto, tig-isang gol lang ang bawat panig.',
  rule2:
    'Ang tsansa ng gol ay mula sa opensa ng isang panig, depensa ng kalaban at kaunting dagdag sa sariling bakuran. Ang seed na itinakda bago ang round ang bumubunot sa bawat yugto sa simula ng laban.',
}
