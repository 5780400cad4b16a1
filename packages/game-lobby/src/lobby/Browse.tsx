import { token } from '@boardwalk/brand-kit'
import { lazyPage } from '@boardwalk/shell/feature'
import { from, Stack } from '@boardwalk/ui'
import { Suspense, useState } from 'react'
import styled from 'styled-components'
import { FilterChips } from './FilterChips.tsx'
import { ListFilters } from './ListFilters.tsx'
import { LobbyList } from './LobbyList.tsx'
import type { Lobby } from './use-lobby.ts'

const FilterPanel = lazyPage(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel))

/** All games of a category with their filters. */
export function Browse({ lobby }: { lobby: Lobby }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack $gap="3">
      <ListFilters lobby={lobby} isPanelOpen={isOpen} onPanel={() => setOpen(!isOpen)} />
      <FilterChips lobby={lobby} />
      <Split data-open={isOpen || undefined}>
        {isOpen && (
          <Suspense fallback={<div />}>
            <FilterPanel lobby={lobby} onClose={() => setOpen(false)} />
          </Suspense>
        )}
        <LobbyList lobby={lobby} />
      </Split>
    </Stack>
  )
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  align-items: start;
  ${from('desktop')} { &[data-open] { grid-template-columns: 15rem minmax(0, 1fr); } }
`
