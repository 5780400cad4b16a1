import type { Facets } from '@boardwalk/api-client/contract'
import { useGameSearchQuery } from '@boardwalk/api-client/lazy'
import { formatCount, useTranslation } from '@boardwalk/i18n'
import { AsyncView, atLeast, Button, Drawer, Heading, Row, Skeleton, Stack, useMedia } from '@boardwalk/ui'
import { useRef } from 'react'
import { useListLabels } from '../games/use-list-labels.ts'
import { FacetChoices } from './FacetChoices.tsx'
import { type FilterName, filterNames, noFilters, plainCode, toggled } from './filters.ts'
import { gameSearchArg } from './questions.ts'
import { useFilterLabel } from './use-filter-label.ts'
import type { Lobby } from './use-lobby.ts'

type Props = { lobby: Lobby; onClose: () => void }

/** The filters of the list, with live counts: beside the list on a desktop, from below on a phone. */
export function FilterPanel({ lobby, onClose }: Props) {
  const { t } = useTranslation('lobby')
  const isWide = useMedia(atLeast('desktop'))
  if (isWide) {
    return (
      <Stack as="aside" $gap="3" aria-label={t('filter.title')}>
        <Heading level={2} size="card">
          {t('filter.title')}
        </Heading>
        <Panel lobby={lobby} />
      </Stack>
    )
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      side="bottom"
      closesOnSwipe
      title={t('filter.title')}
      closeLabel={t('filter.close')}
    >
      <Panel lobby={lobby} onDone={onClose} />
    </Drawer>
  )
}

/** The newest counts apply. The old ones stay while new ones load, so that nothing moves under a finger. */
function useFacets(lobby: Lobby) {
  const query = useGameSearchQuery(gameSearchArg(lobby))
  const last = useRef(query.currentData)
  const found = query.currentData ?? last.current
  last.current = found
  return { ...query, currentData: found }
}

function Panel({ lobby, onDone }: { lobby: Lobby; onDone?: () => void }) {
  const { t } = useTranslation('lobby')
  const query = useFacets(lobby)
  const { change } = lobby
  return (
    <AsyncView query={query} labels={useListLabels()} skeleton={<Skeleton $height="16rem" />}>
      {({ facets, total }) => (
        <Stack $gap="4">
          {filterNames.map((name) => (
            <Group key={name} name={name} facets={facets} lobby={lobby} />
          ))}
          <Row $gap="3" $justify="space-between">
            <Button variant="ghost" onClick={() => change((state) => ({ ...state, filters: noFilters }))}>
              {t('filter.clear')}
            </Button>
            {onDone && (
              <Button onClick={onDone}>{t('filter.show', { count: total, total: formatCount(total) })}</Button>
            )}
          </Row>
        </Stack>
      )}
    </AsyncView>
  )
}

type GroupProps = { name: FilterName; facets: Facets; lobby: Lobby }

/** The choices of one kind. A kind with a single inactive choice is hidden, because it does not narrow the list. */
function Group({ name, facets, lobby: { state, change } }: GroupProps) {
  const { t } = useTranslation('lobby')
  const label = useFilterLabel(facets)
  const on = state.filters[name]
  const choices = facets[name].map(({ code, count }) => ({ code: plainCode(name, code), count }))
  if (choices.length < 2 && on.length === 0 && name !== 'flag') return null
  return (
    <FacetChoices
      legend={t(`filter.${name}`)}
      choices={choices.map((choice) => ({ ...choice, label: label(name, choice.code) }))}
      on={on}
      onToggle={(code) => change((before) => ({ ...before, filters: toggled(before.filters, name, code) }))}
    />
  )
}
