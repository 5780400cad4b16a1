import { useHelpCenterQuery } from '@boardwalk/api-client'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Heading, Stack, Text } from '@boardwalk/ui'
import { useSearchParams } from 'react-router'
import styled from 'styled-components'
import { useShellState } from '../../app/store.ts'
import { useBrand } from '../../app/storefront-context.ts'
import { helpArg } from '../../site/queries.ts'
import { toParagraphs } from '../../site/to-paragraphs.ts'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'

const TERMS = 'terms'

/** Questions and answers; `?topic=` opens those of a category. */
export function HelpPage() {
  const { t } = useTranslation('shell')
  const [params] = useSearchParams()
  const topic = params.get('topic')
  const language = useShellState((state) => state.settings.language)
  const help = useHelpCenterQuery(helpArg(language))
  const labels = useAsyncLabels()
  return (
    <Stack $gap="5">
      <Heading level={1} size="page">
        {t('help.title')}
      </Heading>
      <AsyncView
        level={2}
        query={help}
        labels={labels}
        isEmpty={({ list }) => list.length === 0}
        skeleton={<PageSkeleton />}
      >
        {({ list }) => (
          <Stack $gap="3">
            {topic === TERMS && <Terms />}
            {list
              .toSorted((a, b) => a.sort - b.sort)
              .map(({ id, category, title, content }) => (
                <Entry key={id} open={category.toLowerCase() === topic}>
                  <summary>{title}</summary>
                  <Stack $gap="3">
                    {toParagraphs(content).map((paragraph) => (
                      <Text key={paragraph}>{paragraph}</Text>
                    ))}
                  </Stack>
                </Entry>
              ))}
          </Stack>
        )}
      </AsyncView>
    </Stack>
  )
}

/** The terms are part of the storefront: an account is opened on them whatever the help articles hold. */
function Terms() {
  const { t } = useTranslation('shell')
  const { name, minimumAge } = useBrand()
  return (
    <Entry open>
      <summary>{t('help.topics.terms')}</summary>
      <Text>{t('help.terms', { name, age: minimumAge })}</Text>
    </Entry>
  )
}

const Entry = styled.details`
  padding-inline: ${token('space-5')};
  border: ${token('border-width')} solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  & > summary { padding-block: ${token('space-4')}; font-weight: ${token('weight-bold')}; cursor: pointer; }
  &[open] { padding-block-end: ${token('space-5')}; }
`
