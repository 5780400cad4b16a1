import { useHotGamesQuery } from '@boardwalk/api-client'
import { useTranslation } from '@boardwalk/i18n'
import { useBrand, useLanguage, useLocation, useSearch } from '@boardwalk/shell/feature'
import { AsyncView, Grid, Heading, SearchIcon, Sheet, Stack, TextField } from '@boardwalk/ui'
import { useEffect, useRef, useState } from 'react'
import { GameTile } from '../games/GameTile.tsx'
import { hotArg, searchPageSize } from '../games/queries.ts'
import { useFavourites } from '../games/use-favourites.ts'
import { useListLabels } from '../games/use-list-labels.ts'
import { SearchResults } from './SearchResults.tsx'
import { Shapes } from './Shapes.tsx'
import { useDebounced } from './use-debounced.ts'

const typingPause = 500

/** Search over all games: half a second after the last key, trimmed; an empty field shows what is hot. */
export function SearchPopup() {
  const { t } = useTranslation('game-lobby')
  const { isOpen, close } = useSearch()
  const [text, setText] = useState('')
  const asked = useDebounced(text.trim(), typingPause)
  useCloseOnVisit(close)
  return (
    <Sheet isOpen={isOpen} onClose={close} title={t('search.title')} backLabel={t('search.close')}>
      <Stack $gap="4">
        <TextField
          type="search"
          label={t('search.field')}
          value={text}
          maxLength={64}
          autoComplete="off"
          autoFocus
          prefix={<SearchIcon size={20} />}
          onChange={(event) => setText(event.target.value)}
        />
        {asked === '' ? <HotGames /> : <SearchResults key={asked} name={asked} />}
      </Stack>
    </Sheet>
  )
}

/** Opening a game leaves the search behind. */
function useCloseOnVisit(close: () => void) {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (key !== opened.current) close()
  }, [key, close])
}

function HotGames() {
  const { t } = useTranslation('game-lobby')
  const { code: language } = useLanguage()
  const { merchantCode } = useBrand()
  const query = useHotGamesQuery(hotArg(merchantCode, language))
  const favourites = useFavourites()
  return (
    <Stack as="section" $gap="3">
      <Heading level={3} size="card">
        {t('search.hot')}
      </Heading>
      <AsyncView query={query} labels={useListLabels()} isEmpty={({ list }) => list.length === 0} skeleton={<Shapes />}>
        {({ list }) => (
          <Grid $columns="games">
            {list.slice(0, searchPageSize).map((game) => (
              <GameTile key={game.nodeId} game={game} favourites={favourites} />
            ))}
          </Grid>
        )}
      </AsyncView>
    </Stack>
  )
}
