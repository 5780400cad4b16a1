import { Button, VisuallyHidden } from '@boardwalk/ui'
import type { Theme } from '../kit.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { DrawingInput } from '../parts/DrawingInput.tsx'
import type { CampaignForm } from './use-campaign.ts'

const logos = [
  { key: 'logo', title: 'Campaign’s logo on the light header', theme: 'light', ending: 'logo' },
  { key: 'logoDark', title: 'Campaign’s logo on the dark header', theme: 'dark', ending: 'logo-dark' },
] as const satisfies readonly { key: string; title: string; theme: Theme; ending: string }[]

/** Logos that a campaign shows in the place of the brand's. */
export function CampaignLogos({ form }: { form: CampaignForm }) {
  const { draft, shown } = useStudioPage()
  return logos.map(({ key, title, theme, ending }) => {
    const path = ['assets', key]
    const own = form.text(...path)
    const file = own || (shown?.brand.assets[key] ?? '')
    const take = (text: string) => {
      const named = `${form.name}-${ending}.svg`
      form.set(path, named, { type: 'art', file: named, text })
      form.settle()
    }
    const back = () => {
      form.set(path, undefined)
      form.settle()
    }
    return (
      <DrawingInput
        key={key}
        title={title}
        file={own ? file : `As usual (${file})`}
        source={draft.art[file]}
        ground={shown?.tokens[theme]['color-header'] ?? ''}
        problem={form.problem(path.join('.'))}
        onTake={take}
      >
        {own && (
          <Button size="small" variant="ghost" onClick={back}>
            As usual<VisuallyHidden>, {title}</VisuallyHidden>
          </Button>
        )}
      </DrawingInput>
    )
  })
}
