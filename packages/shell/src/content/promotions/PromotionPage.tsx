import { usePromotionQuery } from '@boardwalk/api-client/lazy'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { Art, AsyncView, LinkButton, Row, Stack } from '@boardwalk/ui'
import { useSearchParams } from 'react-router'
import styled from 'styled-components'
import { LinkTo } from '../../app/LinkTo.tsx'
import { useTexts } from '../../app/lazy-texts.ts'
import { idIn } from '../../app/named-in-query.ts'
import { usePageName } from '../../app/page-name.ts'
import { useShellState } from '../../app/store.ts'
import { useComposition } from '../../app/storefront-context.ts'
import { useHydrated } from '../../app/use-hydrated.ts'
import { useLazyParts } from '../../app/use-lazy-parts.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { Rich } from '../../rich/Rich.tsx'
import { useAsyncLabels } from '../../site/use-async-labels.ts'
import { isMissing } from '../../site/use-error-text.ts'
import { PageSkeleton } from '../../status/PageSkeleton.tsx'
import { Missing } from '../Missing.tsx'
import { PromotionPeriod } from './PromotionPeriod.tsx'
import { PromotionState } from './PromotionState.tsx'

/** The offer that `?id=` names. */
export function PromotionPage() {
  const [params] = useSearchParams()
  const id = idIn(params)
  return id === null ? <NotThere /> : <Offer id={id} />
}

function NotThere() {
  const { t } = useTranslation('pages')
  return <Missing back="/promotions" backLabel={t('promotions.back')} />
}

function Offer({ id }: { id: string }) {
  const { t } = useTranslation('pages')
  const { texts } = useComposition()
  const parts = useLazyParts()
  // The texts of other features may follow those of the page.
  const actions = useTexts(texts, useHydrated()) ? parts.promotion : []
  const language = useShellState((state) => state.settings.language)
  const promotion = usePromotionQuery({ id, language })
  const labels = useAsyncLabels()
  usePageName(promotion.data?.title)
  if (isMissing(promotion.error)) return <NotThere />
  return (
    <AsyncView level={promotion.currentData ? 2 : 1} query={promotion} labels={labels} skeleton={<PageSkeleton />}>
      {(offer) => (
        <Stack as="article" $gap="4" data-visitors={offer.forVisitors}>
          {offer.cover && <Cover src={offer.cover} alt="" width={1200} height={400} isLargest />}
          <PageTop title={offer.title} intro={offer.summary} />
          <Row $gap="3">
            <PromotionState promotion={offer} />
            <PromotionPeriod promotion={offer} />
          </Row>
          <Rich html={offer.content} />
          {/* Taking part belongs to the feature that composes it. */}
          {actions.map((Action, index) => (
            <Action key={index} promotion={offer} />
          ))}
          <Row>
            <LinkButton as={LinkTo} to="/promotions" variant="soft">
              {t('promotions.back')}
            </LinkButton>
          </Row>
        </Stack>
      )}
    </AsyncView>
  )
}

const Cover = styled(Art)`
  inline-size: 100%;
  aspect-ratio: 3 / 1;
  border-radius: ${token('radius-panel')};
`
