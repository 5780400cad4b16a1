import { useTranslation } from '@boardwalk/i18n'
import { CopyField, LinkButton, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import { LinkTo } from '../../app/LinkTo.tsx'
import { useBrand } from '../../app/storefront-context.ts'
import { PageTop } from '../../pages/PageTop.tsx'
import { JoinForm } from './JoinForm.tsx'

/** Page for visitors who want to become agents of the brand. */
export function JoinPage() {
  const { t } = useTranslation('pages')
  const { name } = useBrand()
  const [refNo, setRefNo] = useState<string | null>(null)
  if (refNo === null) {
    return (
      <Stack $gap="5">
        <PageTop title={t('join.title', { name })} intro={t('join.intro')} />
        <JoinForm onSent={setRefNo} />
      </Stack>
    )
  }
  const labels = { copy: t('join.copy'), copied: t('join.copied'), refused: t('join.refused') }
  return (
    <Stack $gap="5">
      <div role="status">
        <PageTop title={t('join.sent')} intro={t('join.sentHint')} />
      </div>
      <CopyField label={t('join.refNo')} value={refNo} labels={labels} />
      <LinkButton as={LinkTo} to="/">
        {t('shell:notFound.home')}
      </LinkButton>
    </Stack>
  )
}
