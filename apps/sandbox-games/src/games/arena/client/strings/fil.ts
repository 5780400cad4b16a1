import type { Text } from './en.ts'

export const fil: Record<Text, string> = {
  maps: 'Bilang ng mapa',
  first: 'Unang mapa',
  maps3: '3 mapa',
  maps4: '4 na mapa',
  maps5: '5 mapa',
  map: 'Mapa',
  rule1:
    'Best of five na mapa: panalo ang unang panig na makakuha ng tatlo. Labintatlong round ang panalo sa isang mapa.',
  rule2:
    'Ang tsansang manalo sa mapa ay mula sa opensa at depensa ng dalawang panig at pareho sa bawat mapa. Sa simula, binubunot ng seed na itinakda bago ang round ang resulta ng bawat mapa.',
}
