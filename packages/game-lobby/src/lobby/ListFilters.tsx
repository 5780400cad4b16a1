import { offeredLanguages, token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useMoney } from '@boardwalk/shell/feature'
import { Button, FilterIcon, from, hiddenScrollbar, SegmentedControl, Select } from '@boardwalk/ui'
import styled from 'styled-components'
import { classifiesOf, minBets } from './choices.ts'
import { countOf } from './filters.ts'
import type { Lobby } from './use-lobby.ts'

type Props = { lobby: Lobby; isPanelOpen: boolean; onPanel: () => void }

/** The specification's choices: the kind of slot and the minimum bet. The button leads to all the others. */
export function ListFilters({ lobby, isPanelOpen, onPanel }: Props) {
  const { t } = useTranslation('lobby')
  const count = countOf(lobby.state.filters)
  return (
    <Bar>
      <Button variant={count > 0 ? 'soft' : 'outline'} aria-expanded={isPanelOpen} onClick={onPanel}>
        <FilterIcon size={18} />
        {count > 0 ? t('filter.openOn', { count: `${count}` }) : t('filter.open')}
      </Button>
      <Stakes lobby={lobby} />
      <Kinds lobby={lobby} />
    </Bar>
  )
}

const only = (value: string) => (value === 'ALL' ? [] : [value])

/** Tabs of slots; other screens have only one kind. */
function Kinds({ lobby: { path, state, change } }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby')
  const kinds = classifiesOf(path, offeredLanguages(useBrand()))
  if (kinds.length === 0) return null
  const { classify } = state.filters
  return (
    <SegmentedControl
      label={t('classify.label')}
      options={['ALL', ...kinds].map((value) => ({ value, label: t(`classify.${value}`) }))}
      value={classify.length > 1 ? '' : (classify[0] ?? 'ALL')}
      onChange={(value) => change((before) => ({ ...before, filters: { ...before.filters, classify: only(value) } }))}
    />
  )
}

function Stakes({ lobby: { state, change } }: { lobby: Lobby }) {
  const { t } = useTranslation('lobby')
  const money = useMoney()
  const { minBet } = state.filters
  const options = [
    { value: 'ALL', label: t('bet.all') },
    ...minBets.map((value) => ({ value, label: t('bet.from', { amount: money(value) }) })),
    ...(minBet.length > 1 ? [{ value: '', label: minBet.map(money).join(', ') }] : []),
  ]
  return (
    <Select
      label={t('bet.label')}
      hidesLabel
      options={options}
      value={minBet.length > 1 ? '' : (minBet[0] ?? 'ALL')}
      onChange={({ target: { value } }) =>
        change((before) => ({ ...before, filters: { ...before.filters, minBet: only(value) } }))
      }
    />
  )
}

/** One line that a phone swipes sideways; the room at its edges is for the rings of focus. */
const Bar = styled.div`
  ${hiddenScrollbar}
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  margin: calc(-1 * ${token('space-1')});
  padding: ${token('space-1')};
  overflow-x: auto;
  overscroll-behavior-inline: contain;
  & > * { flex: none; }
  & > fieldset { flex-wrap: nowrap; border: 0; margin: 0; padding: 0; }
  ${from('desktop')} {
    flex-wrap: wrap;
    gap: ${token('space-3')};
  }
`
