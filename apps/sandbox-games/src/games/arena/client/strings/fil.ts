import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  maps: 'Bilang ng mapa',
  first: 'Unang mapa',
  maps3: '3 mapa',
  maps4: '4 na mapa',
  maps5: '5 mapa',
  map: 'Mapa',
  rule1: 'Unahan sa tatlo sa limang mapa. Labintatlong round ang panalo sa isang mapa.',
  rule2:
    'Ang tsansang makuha ang mapa ay mula sa opensa at depensa ng dalawang panig at pareho sa bawat mapa. Ang seed na itinakda bago ang round ang bumubunot sa bawat mapa sa simula.',
}
