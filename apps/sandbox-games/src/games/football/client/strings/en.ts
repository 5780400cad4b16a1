export const en = {
  result: 'Result',
  total: 'Goals, line 2.5',
  both: 'Both teams score',
  over: 'Over 2.5',
  under: 'Under 2.5',
  yes: 'Yes',
  no: 'No',
  goal: 'Goal',
  rule1: 'Ninety minutes in nine periods of ten. In each period a side scores at most one goal.',
  rule2:
    'The chance of a goal depends on one side’s attack, the other side’s defence and a small home advantage. The seed set before the round draws every period at kick-off.',
}
export type Text = keyof typeof en
