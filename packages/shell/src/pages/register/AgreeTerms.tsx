import { useTranslation } from '@boardwalk/i18n'
import { LinkTo } from '../../app/LinkTo.tsx'

/** Stands for the link until the sentence is put together; no text contains it. */
const slot = '\uE000'

/** The sentence of consent: each language puts the link to the terms where its grammar wants it. */
export function AgreeTerms({ age }: { age: number }) {
  const { t } = useTranslation('shell')
  const [before, after] = t('register.agree', { age, terms: slot }).split(slot)
  return (
    <>
      {before}
      <LinkTo to="/terms">{t('register.terms')}</LinkTo>
      {after}
    </>
  )
}
