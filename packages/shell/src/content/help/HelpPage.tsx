import { useHelpCenterQuery } from '@boardwalk/api-client/lazy'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, SearchField, Stack, Text } from '@boardwalk/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShellState } from '../../app/store.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { Rich } from '../../rich/Rich.tsx'
import { languageArg } from '../../site/queries.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { findHelp } from './find-help.ts'
import { Terms } from './Terms.tsx'

const TERMS = 'terms'

/** Questions and answers; `?topic=` opens those of a category, and words find theirs. */
export function HelpPage() {
  const { t } = useTranslation('pages')
  const [params] = useSearchParams()
  const topic = params.get('topic')
  const [words, setWords] = useState('')
  const language = useShellState((state) => state.settings.language)
  const help = useHelpCenterQuery(languageArg(language))
  const labels = useAsyncLabels()
  return (
    <Stack $gap="5">
      <PageTop title={t('shell:help.title')} />
      <Stack $gap="3">
        {/* Stays while the content loads in another language: the visitor may be typing. */}
        {help.data && help.data.list.length > 0 && (
          <SearchField
            label={t('help.search')}
            value={words}
            onChange={setWords}
            labels={{ clear: t('help.clear') }}
            maxLength={64}
          />
        )}
        <AsyncView
          level={2}
          query={help}
          labels={labels}
          isEmpty={({ list }) => list.length === 0}
          skeleton={<PageSkeleton />}
        >
          {({ list }) => {
            const found = findHelp(list, words, t('help.alike'))
            const isSearching = words.trim() !== ''
            return (
              <Stack $gap="3">
                <Text role="status" $size="sm" $tone="muted">
                  {isSearching && (found.length > 0 ? t('help.found', { count: found.length }) : t('help.none'))}
                </Text>
                {topic === TERMS && !isSearching && <Terms />}
                {found.map(({ id, category, title, content }) => (
                  // A search shows its results; the key resets the choice when it begins or ends.
                  <Disclosure key={`${id} ${isSearching}`} open={isSearching || category.toLowerCase() === topic}>
                    <summary>{title}</summary>
                    <Stack $gap="3">
                      <Rich html={content} />
                    </Stack>
                  </Disclosure>
                ))}
              </Stack>
            )
          }}
        </AsyncView>
      </Stack>
    </Stack>
  )
}
