import type { Problem } from '../kit.ts'
import { setInCampaign } from '../model/campaign-edits.ts'
import { campaignFile } from '../model/campaigns.ts'
import { getAt, type Json, type Path } from '../model/json.ts'
import type { Edit } from '../model/studio-state.ts'
import { useStudioPage } from '../page/studio-context.ts'

/** A moment is read from its field, by the brand's clocks; the file's way to write it would not help. */
const inWords = ({ key, expected, found }: Problem) =>
  key === 'from' || key === 'to'
    ? `Expected ${expected.replace('"from"', 'the campaign begins')}.`
    : `Expected ${expected}, found ${found}.`
const covers = (field: string, key: string) => key === field || key.startsWith(`${field}.`)

/** Values and actions of the form of one campaign. */
export function useCampaign(name: string) {
  const { draft, savedDraft, outcome, shown, edit, settle } = useStudioPage()
  const problems = outcome.problems.filter(({ file }) => file === campaignFile(name))
  const value = (...path: string[]) => getAt(draft.campaigns, [name, ...path])
  return {
    name,
    zone: shown?.brand.timeZone ?? 'UTC',
    brand: shown?.brand,
    value,
    text: (...path: string[]) => {
      const found = value(...path)
      return typeof found === 'string' ? found : ''
    },
    /** Mistakes at a field, in words. */
    problem: (field: string) => {
      const found = problems.filter(({ key }) => covers(field, key)).map(inWords)
      return found.length > 0 ? found.join(' ') : undefined
    },
    /** Mistakes at none of these fields. */
    others: (fields: readonly string[]) => problems.filter(({ key }) => !fields.some((field) => covers(field, key))),
    set: (path: Path, next: Json | undefined, ...more: Edit[]) =>
      edit(`campaign ${name} ${path.join('.')}`, ...more, ...setInCampaign(draft, name, path, next, savedDraft.art)),
    settle,
  }
}
export type CampaignForm = ReturnType<typeof useCampaign>
