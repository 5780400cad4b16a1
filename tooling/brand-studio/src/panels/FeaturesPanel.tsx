import { Select, Switch } from '@boardwalk/ui'
import { featureKeys } from '../kit.ts'
import { getAt } from '../model/json.ts'
import { jackpots, sentence } from '../model/words.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { FromBelow } from '../parts/FromBelow.tsx'
import { Panel } from '../parts/Panel.tsx'

/** Edits a brand's features: the defaults of its platform. */
export function FeaturesPanel() {
  const { outcome, setBrand, settle } = useStudioPage()
  const set = (path: string[], value: string | boolean) => {
    setBrand(path, value)
    settle()
  }
  return (
    <>
      <Panel title="Jackpot">
        <Select
          label="What the jackpot shows"
          options={jackpots}
          value={String(getAt(outcome.merged.brand, ['jackpot']) ?? 'off')}
          onChange={({ target }) => set(['jackpot'], target.value)}
        />
        <FromBelow file="brand" path={['jackpot']} />
      </Panel>
      <Panel title="Switches" hint="Defaults; the platform's settings may change them later.">
        {featureKeys.map((key) => (
          <div key={key}>
            <Switch
              label={sentence(key)}
              checked={getAt(outcome.merged.brand, ['features', key]) === true}
              onChange={({ target }) => set(['features', key], target.checked)}
            />
            <FromBelow file="brand" path={['features', key]} />
          </div>
        ))}
      </Panel>
    </>
  )
}
