import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { LateSection } from '@boardwalk/shell/feature'
import { below, from, Heading, Stack } from '@boardwalk/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { lazyComponent } from '../home/lazy-component.tsx'
import { GameRows } from '../rows/GameRows.tsx'
import { Browse } from './Browse.tsx'
import { categoryOf } from './categories.ts'
import { LobbyList } from './LobbyList.tsx'
import { isNarrowed } from './lobby-state.ts'
import { ModeTabs } from './ModeTabs.tsx'
import { NameField } from './NameField.tsx'
import { useLobby } from './use-lobby.ts'
import { useHurryBack } from './use-place.ts'
import { VendorRow } from './VendorRow.tsx'

const Allowance = lazyComponent(() =>
  import('../allowance/AllowanceCard.tsx').then((module) => module.ShortAllowanceCard),
)

/** A category's games. The address contains the filters: a link opens them, Back restores them. */
export function LobbyPage() {
  const { t } = useTranslation(['lobby', 'game-lobby'])
  const lobby = useLobby()
  const { path, state, change } = lobby
  const isAll = state.mode === 'all'
  useHurryBack()
  const changeName = useCallback((name: string) => change((before) => ({ ...before, name })), [change])
  return (
    <Page $gap="4">
      <Top>
        <Heading level={1} size="page">
          {t(`game-lobby:title.${path}`)}
        </Heading>
        {isAll && <NameField key={path} name={state.name} label={t('filter.name')} onName={changeName} />}
      </Top>
      <Allowance />
      <LateSection id="vendors" waitsFor="rest">
        <VendorRow lobby={lobby} />
      </LateSection>
      <GameRows gameType={categoryOf[path]} isHidden={!isAll || isNarrowed(state)} />
      <ModeTabs lobby={lobby}>
        <LateSection id="games" waitsFor="rest">
          {isAll ? <Browse lobby={lobby} /> : <LobbyList lobby={lobby} />}
        </LateSection>
      </ModeTabs>
    </Page>
  )
}

/** On a phone the first row of games is to be in the first view. */
const Page = styled(Stack)`
  ${below('tablet')} {
    gap: ${token('space-2')};
    & [role='tabpanel'] { padding-block-start: ${token('space-2')}; }
  }
`

/** Title and search share a line where both fit. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  & > :not(h1) { flex: 1 1 9rem; }
  ${from('tablet')} {
    justify-content: space-between;
    & > :not(h1) { flex: 0 1 22rem; }
  }
`
