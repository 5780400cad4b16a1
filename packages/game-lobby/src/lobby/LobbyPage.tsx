import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { useLanguage, useLocation, useSearchParams } from '@boardwalk/shell/feature'
import { from, Heading, Stack } from '@boardwalk/ui'
import { useCallback } from 'react'
import styled from 'styled-components'
import { lobbyArg } from '../games/queries.ts'
import { lobbyPathOf } from './categories.ts'
import { LobbyList } from './LobbyList.tsx'
import { type Filter, withFilter } from './lobby-filter.ts'
import { NameField } from './NameField.tsx'
import { VendorRow } from './VendorRow.tsx'

/** A category's games. What is shown is in the address: a link opens it, Back restores it. */
export function LobbyPage() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const path = lobbyPathOf(useLocation().pathname)
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (filter: Filter) => setSearch((before) => withFilter(before, filter), { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  const changeName = useCallback((q: string) => change({ q }), [change])
  const question = lobbyArg({ path, language, search })
  const isFiltered = question.vassalage !== undefined || question.gameName !== undefined
  return (
    <Stack $gap="4">
      <Top>
        <Heading level={1} size="page">
          {t(`title.${path}`)}
        </Heading>
        <NameField key={path} name={question.gameName ?? ''} label={t('filter.name')} onName={changeName} />
      </Top>
      <VendorRow path={path} vendor={question.vassalage} onVendor={(vendor) => change({ vendor })} />
      <LobbyList
        key={JSON.stringify(question)}
        question={question}
        {...(isFiltered && { onClear: () => change({ vendor: '', q: '' }) })}
      />
    </Stack>
  )
}

const Top = styled.div`
  display: grid;
  gap: ${token('space-3')};
  ${from('tablet')} {
    grid-template-columns: 1fr minmax(0, 22rem);
    align-items: center;
  }
`
