export const en = {
  result: 'Result',
  total: 'Goals, line 2.5',
  both: 'Both teams score',
  over: 'Over 2.5',
  under: 'Under 2.5',
  yes: 'Yes',
  no: 'No',
  goal: 'Goal',
  rule1: 'Ninety minutes in nine spells of ten; in each of them either side scores at most one goal.',
  rule2:
    'The chance of a goal comes from the attack of one side, the defence of the other and a little for playing at home. The seed that was fixed before the round draws every spell at kick-off.',
}
export type Text = keyof typeof en
