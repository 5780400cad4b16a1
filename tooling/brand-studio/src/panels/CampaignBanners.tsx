import { token } from '@boardwalk/brand-kit'
import { Button, bareList, Select, VisuallyHidden } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { type BannerGroup, bannerFile, bannerGroups } from '../kit.ts'
import { isObject, type Json, type JsonObject } from '../model/json.ts'
import { bannerTitles } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { TextEntry } from '../parts/TextEntry.tsx'
import { PhotoDrop } from './PhotoDrop.tsx'
import type { CampaignForm } from './use-campaign.ts'

/** Every banner of a campaign with its place in the file. */
export const bannersOf = (form: CampaignForm): { group: BannerGroup; at: number; banner: JsonObject }[] =>
  bannerGroups.flatMap((group) => listOf(form, group).map((banner, at) => ({ group, at, banner })))

const listOf = (form: CampaignForm, group: BannerGroup): JsonObject[] => {
  const list: Json | undefined = form.value('banners', group)
  return Array.isArray(list) ? list.filter(isObject) : []
}

/** Banners that a campaign shows before the brand's own. */
export function CampaignBanners({ form }: { form: CampaignForm }) {
  const banners = bannersOf(form)
  const { pictures } = useStudioPage()
  const add = (group: BannerGroup) => {
    const image = pictures.fitting(group)[0] ?? bannerFile(group)
    form.set(['banners', group], [...listOf(form, group), { image, link: '/promotions' }])
    form.settle()
  }
  return (
    <>
      {banners.length > 0 && (
        <List aria-label="Banners of the campaign">
          {banners.map(({ group, at, banner }) => (
            <BannerForm key={`${group} ${at}`} form={form} group={group} at={at} banner={banner} />
          ))}
        </List>
      )}
      <Select
        label="Add a banner to"
        value=""
        placeholder="Choose a page"
        options={bannerGroups.map((group) => ({ value: group, label: bannerTitles[group] }))}
        onChange={({ target }) => add(target.value as BannerGroup)}
      />
    </>
  )
}

type BannerFormProps = { form: CampaignForm; group: BannerGroup; at: number; banner: JsonObject }

function BannerForm({ form, group, at, banner }: BannerFormProps) {
  const { pictures } = useStudioPage()
  const [isOpen, setOpen] = useState(false)
  const title = bannerTitles[group]
  const image = String(banner.image ?? '')
  const key = `banners.${group}.${at}`
  const list = listOf(form, group)
  const replace = (next: JsonObject | null, ...edits: Parameters<CampaignForm['set']>[2][]) => {
    const others = list.flatMap((each, index) => (index !== at ? [each] : next ? [next] : []))
    form.set(['banners', group], others.length > 0 ? others : undefined, ...edits)
  }
  const options = [...new Set([...(image ? [image] : []), ...pictures.fitting(group)])]
  return (
    <li>
      <strong>{title}</strong>
      {pictures.addressOf(image) && <img src={pictures.addressOf(image)} alt="" />}
      <Select
        label={`Picture on ${title}`}
        value={image}
        error={form.problem(`${key}.image`)}
        options={options.map((file) => ({ value: file, label: file }))}
        onChange={({ target }) => replace({ ...banner, image: target.value })}
        onBlur={form.settle}
      />
      <TextEntry
        label={`Leads to, from ${title}`}
        hint="A page such as /rng, an https address, or nothing."
        value={String(banner.link ?? '')}
        problem={form.problem(`${key}.link`)}
        read={(text) => ({ value: text, error: null })}
        onChange={(link) => {
          const { link: _, ...rest } = banner
          replace(link === '' ? rest : { ...rest, link })
        }}
        onSettle={form.settle}
      />
      <Actions>
        <Button size="small" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'A picture of its own'}
          <VisuallyHidden> for {title}</VisuallyHidden>
        </Button>
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            replace(null)
            form.settle()
          }}
        >
          Remove<VisuallyHidden> the banner on {title}</VisuallyHidden>
        </Button>
      </Actions>
      {isOpen && (
        <PhotoDrop
          group={group}
          label={`Campaign’s picture for ${title}`}
          onTake={({ text, ending }) => {
            const file = `campaigns/${form.name}-${group}-${at + 1}.${ending}`
            replace({ ...banner, image: file }, { type: 'art', file, text })
            form.settle()
          }}
        />
      )}
    </li>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-4')};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')};
    padding: ${token('space-3')};
    border: 1px solid ${token('color-border')};
    border-radius: 12px;
  }
  & img { inline-size: 100%; max-block-size: 120px; object-fit: contain; }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
