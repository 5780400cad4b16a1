import { useTranslation } from '@boardwalk/i18n'
import { EmptyState, Heading, SegmentedControl, Stack } from '@boardwalk/ui'
import { useState } from 'react'
import type { LinkType } from './link.ts'
import { NewAccount } from './NewAccount.tsx'
import { NewLink } from './NewLink.tsx'

type Way = 'link' | 'account'
type Props = { types: readonly LinkType[]; maxRebate: string }

/** Ways to bring an account below the agent: a link for its owner, or the account itself. */
export function NewHere({ types, maxRebate }: Props) {
  const { t } = useTranslation('agent-centre')
  const [way, setWay] = useState<Way>('link')
  if (types.length === 0) return <EmptyState title={t('create.notAllowed')} />
  const ways = (['link', 'account'] as const).map((value) => ({ value, label: t(`register.${value}`) }))
  return (
    <Stack as="section" $gap="3">
      <Heading level={2} size="section">
        {t(way === 'link' ? 'register.new' : 'create.title')}
      </Heading>
      <SegmentedControl label={t('register.what')} options={ways} value={way} onChange={setWay} />
      {way === 'link' ? <NewLink {...{ types, maxRebate }} /> : <NewAccount {...{ types, maxRebate }} />}
    </Stack>
  )
}
