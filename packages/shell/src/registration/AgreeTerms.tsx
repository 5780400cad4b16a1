import { useTranslation } from '@boardwalk/i18n'
import { hasPage } from '../app/composition.ts'
import { LinkTo } from '../app/LinkTo.tsx'
import { useComposition } from '../app/storefront-context.ts'

/** Placeholder of the link until the sentence is put together; no text contains it. */
const slot = '\uE000'

/**
 * The sentence of consent: each language puts the link to the terms where its grammar needs it; without that page it is
 * plain words.
 */
export function AgreeTerms({ age }: { age: number }) {
  const { t } = useTranslation('registration')
  const hasTerms = hasPage(useComposition(), '/terms')
  const [before, after] = t('agree', { age, terms: slot }).split(slot)
  return (
    <>
      {before}
      {hasTerms ? <LinkTo to="/terms">{t('terms')}</LinkTo> : t('terms')}
      {after}
    </>
  )
}
