export const en = {
  maps: 'Maps played',
  first: 'First map',
  maps3: '3 maps',
  maps4: '4 maps',
  maps5: '5 maps',
  map: 'Map',
  rule1: 'Best of five maps: the first side to win three maps wins. A map is won at thirteen rounds.',
  rule2:
    'The chance to win a map depends on both sides’ attack and defence and is the same on every map. The seed set before the round draws every map at the start.',
}
export type Text = keyof typeof en
