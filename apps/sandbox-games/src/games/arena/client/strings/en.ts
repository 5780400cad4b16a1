export const en = {
  maps: 'Maps played',
  first: 'First map',
  maps3: '3 maps',
  maps4: '4 maps',
  maps5: '5 maps',
  map: 'Map',
  rule1: 'Best of five maps: who takes three has won. A map goes to thirteen rounds.',
  rule2:
    'The chance to take a map comes from both sides’ attack and defence and is the same on every map. The seed that was fixed before the round draws every map at the start.',
}
export type Text = keyof typeof en
