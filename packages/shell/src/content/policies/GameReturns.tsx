import { useGameReturnsQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Heading, Pagination, SearchField, Stack, Text } from '@boardwalk/ui'
import { useEffect, useState } from 'react'
import { useShellState } from '../../app/store.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { ReturnsTable } from './ReturnsTable.tsx'

const TYPING_PAUSE_MS = 300

/** The words of a search after a pause in typing; the list starts from its first page with each of them. */
function useListPlace(words: string) {
  const [place, setPlace] = useState({ gameName: '', pageNo: 1 })
  useEffect(() => {
    const gameName = words.trim()
    const ask = () => setPlace((before) => (before.gameName === gameName ? before : { gameName, pageNo: 1 }))
    const timer = setTimeout(ask, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  return { ...place, turn: (pageNo: number) => setPlace((before) => ({ ...before, pageNo })) }
}

/** The return of every game, to be found by the name of the game or of its provider. */
export function GameReturns() {
  const { t } = useTranslation('pages')
  const language = useShellState((state) => state.settings.language)
  const [words, setWords] = useState('')
  const { gameName, pageNo, turn } = useListPlace(words)
  const returns = useGameReturnsQuery({ language, pageNo, ...(gameName && { gameName }) })
  const labels = useAsyncLabels()
  return (
    <Stack as="section" aria-labelledby="returns" $gap="3">
      <Heading level={2} id="returns">
        {t('returns.title')}
      </Heading>
      <Text $tone="muted">{t('returns.intro')}</Text>
      <SearchField
        label={t('returns.search')}
        value={words}
        onChange={setWords}
        labels={{ clear: t('help.clear') }}
        maxLength={64}
        isBusy={returns.isFetching}
      />
      <AsyncView
        query={returns}
        labels={{ ...labels, empty: t('returns.none'), emptyHint: t('returns.noneHint') }}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<PageSkeleton />}
      >
        {({ list, totalPages }) => (
          <Stack $gap="3">
            <ReturnsTable games={list} />
            <Pagination
              page={pageNo}
              totalPages={totalPages}
              onPage={turn}
              labels={{
                region: t('paging.region'),
                previous: t('shell:carousel.previous'),
                next: t('shell:carousel.next'),
                page: (number) => t('paging.page', { number }),
              }}
            />
          </Stack>
        )}
      </AsyncView>
    </Stack>
  )
}
