import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { from, Heading, Stack } from '@boardwalk/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { GameRows } from '../rows/GameRows.tsx'
import { Browse } from './Browse.tsx'
import { categoryOf } from './categories.ts'
import { LobbyList } from './LobbyList.tsx'
import { isNarrowed } from './lobby-state.ts'
import { ModeTabs } from './ModeTabs.tsx'
import { NameField } from './NameField.tsx'
import { useLobby } from './use-lobby.ts'
import { VendorRow } from './VendorRow.tsx'

/** A category's games. What is shown is in the address: a link opens it, Back restores it. */
export function LobbyPage() {
  const { t } = useTranslation(['lobby', 'game-lobby'])
  const lobby = useLobby()
  const { path, state, change } = lobby
  const isAll = state.mode === 'all'
  const changeName = useCallback((name: string) => change((before) => ({ ...before, name })), [change])
  return (
    <Stack $gap="4">
      <Top>
        <Heading level={1} size="page">
          {t(`game-lobby:title.${path}`)}
        </Heading>
        {isAll && <NameField key={path} name={state.name} label={t('filter.name')} onName={changeName} />}
      </Top>
      <VendorRow lobby={lobby} />
      <GameRows gameType={categoryOf[path]} isHidden={!isAll || isNarrowed(state)} />
      <ModeTabs lobby={lobby}>{isAll ? <Browse lobby={lobby} /> : <LobbyList lobby={lobby} />}</ModeTabs>
    </Stack>
  )
}

const Top = styled.div`
  display: grid;
  gap: ${token('space-3')};
  ${from('tablet')} {
    grid-template-columns: 1fr minmax(0, 22rem);
    align-items: center;
    min-block-size: 3.5rem;
  }
`
