import { Select, Switch } from '@boardwalk/ui'
import { homeSections } from '../kit.ts'
import { jackpots } from '../model/words.ts'
import { PlaceOrder } from '../parts/PlaceOrder.tsx'
import type { CampaignForm } from './use-campaign.ts'

/** The order of the home page and the jackpot while a campaign runs. */
export function CampaignLayout({ form }: { form: CampaignForm }) {
  const { value, text, set, settle, problem, brand } = form
  if (!brand) return null
  const own = value('home')
  const wrong = problem('home')
  return (
    <>
      <Switch
        label="A home page in an order of its own"
        checked={own !== undefined}
        onChange={() => set(['home'], own === undefined ? [...brand.home] : undefined)}
        onBlur={settle}
      />
      {own !== undefined && (
        <PlaceOrder
          label="Campaign’s home page"
          value={own}
          all={homeSections}
          onChange={(ids) => set(['home'], ids)}
          onSettle={settle}
        />
      )}
      {wrong && <p role="alert">{wrong}</p>}
      <Select
        label="Campaign’s jackpot"
        value={text('jackpot')}
        error={problem('jackpot')}
        options={[{ value: '', label: `As usual (${titleOf(brand.jackpot)})` }, ...jackpots]}
        onChange={({ target }) => set(['jackpot'], target.value || undefined)}
        onBlur={settle}
      />
    </>
  )
}

const titleOf = (jackpot: string) => jackpots.find(({ value }) => value === jackpot)?.label ?? jackpot
