import { useTranslation } from '@boardwalk/i18n'
import { useLocation, useSearch } from '@boardwalk/shell/feature'
import { SearchField, Sheet, Stack } from '@boardwalk/ui'
import { useEffect, useRef, useState } from 'react'
import { GameShapes } from '../games/GameShapes.tsx'
import { longestName, searchPageSize } from '../games/queries.ts'
import { typingPause } from '../games/typing-pause.ts'
import { HotGames } from './HotGames.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useDebounced } from './use-debounced.ts'

/** Search over all games: half a second after the last key, trimmed; an empty field shows popular games. */
export function SearchPopup() {
  const { t } = useTranslation('lobby')
  const { isOpen, close } = useSearch()
  const [text, setText] = useState('')
  useCloseOnVisit(close)
  return (
    <Sheet isOpen={isOpen} onClose={close} title={t('search.title')} backLabel={t('search.close')}>
      <Stack $gap="4">
        <SearchField
          label={t('search.field')}
          labels={{ clear: t('filter.empty') }}
          value={text}
          maxLength={longestName}
          data-autofocus
          onChange={setText}
        />
        <Findings text={text.trim()} onSearch={setText} />
      </Stack>
    </Sheet>
  )
}

/** Results appear only under their own query. */
function Findings({ text, onSearch }: { text: string; onSearch: (name: string) => void }) {
  const asked = useDebounced(text, typingPause)
  if (text === '') {
    return (
      <>
        <RecentSearches onSearch={onSearch} />
        <HotGames />
      </>
    )
  }
  if (text !== asked) return <GameShapes count={searchPageSize} />
  return <SearchResults key={asked} name={asked} />
}

/** Opening a game leaves the search behind. */
function useCloseOnVisit(close: () => void) {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (key !== opened.current) close()
  }, [key, close])
}
