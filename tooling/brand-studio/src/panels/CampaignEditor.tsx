import { token } from '@boardwalk/brand-kit'
import { Notice } from '@boardwalk/ui'
import styled from 'styled-components'
import { ProblemList } from '../page/ProblemsDialog.tsx'
import { MomentEntry } from '../parts/MomentEntry.tsx'
import { bannersOf, CampaignBanners } from './CampaignBanners.tsx'
import { CampaignLayout } from './CampaignLayout.tsx'
import { CampaignLogos } from './CampaignLogos.tsx'
import { CampaignSkin, skinColors } from './CampaignSkin.tsx'
import { type CampaignForm, useCampaign } from './use-campaign.ts'

/** Keys that have a field here; other mistakes are listed above the fields. */
const fieldsOf = (form: CampaignForm): string[] => [
  ...['from', 'to', 'motif', 'home', 'jackpot', 'assets.logo', 'assets.logoDark'],
  ...(form.brand && form.value('tagline')
    ? ['EN', ...form.brand.regionLanguages].map((code) => `tagline.${code}`)
    : []),
  ...skinColors.map((name) => `tokens.seed.color.${name}`),
  ...bannersOf(form).flatMap(({ group, at }) => [`banners.${group}.${at}.image`, `banners.${group}.${at}.link`]),
]

/** Edits one campaign: its period, its changes and its banners. */
export function CampaignEditor({ name }: { name: string }) {
  const form = useCampaign(name)
  const others = form.others(fieldsOf(form))
  const moment = (key: 'from' | 'to') => {
    const text = form.text(key)
    return text === '' ? null : Date.parse(text)
  }
  return (
    <Root role="group" aria-label={`Campaign ${name}`}>
      {others.length > 0 && (
        <Notice tone="negative">
          <ProblemList problems={others} />
        </Notice>
      )}
      <MomentEntry
        label="Begins"
        zone={form.zone}
        value={moment('from')}
        problem={form.problem('from')}
        onChange={(next) => form.set(['from'], next)}
        onSettle={form.settle}
      />
      <MomentEntry
        label="Ends"
        hint={`Just before this moment, by the clocks of ${form.zone}.`}
        zone={form.zone}
        value={moment('to')}
        problem={form.problem('to')}
        onChange={(next) => form.set(['to'], next)}
        onSettle={form.settle}
      />
      <CampaignSkin form={form} />
      <CampaignLogos form={form} />
      <CampaignLayout form={form} />
      <CampaignBanners form={form} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
  padding-block-start: ${token('space-3')};
  & [role='alert'] { color: ${token('color-negative')}; font-size: ${token('text-sm')}; }
`
