import { useTranslation } from '@boardwalk/i18n'
import { useLanguage, useLocation, useSearchParams } from '@boardwalk/shell/feature'
import { Heading, Stack } from '@boardwalk/ui'
import { useCallback } from 'react'
import { lobbyArg } from '../games/queries.ts'
import { lobbyPathOf } from './categories.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import { LobbyList } from './LobbyList.tsx'
import { type Filter, withFilter } from './lobby-filter.ts'

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
  const question = lobbyArg({ path, language, search })
  const isFiltered = question.vassalage !== undefined || question.gameName !== undefined
  return (
    <Stack $gap="5">
      <Heading level={1} size="page">
        {t(`title.${path}`)}
      </Heading>
      <LobbyFilters path={path} vendor={question.vassalage} name={question.gameName} onChange={change} />
      <LobbyList
        key={JSON.stringify(question)}
        question={question}
        {...(isFiltered && { onClear: () => change({ vendor: '', q: '' }) })}
      />
    </Stack>
  )
}
