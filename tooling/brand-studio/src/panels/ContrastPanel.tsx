import { Notice } from '@boardwalk/ui'
import { openPairs } from '../model/pairs.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { Panel } from '../parts/Panel.tsx'
import { PairList } from './PairList.tsx'

/** Every audited pair in both themes, the unreadable first. */
export function ContrastPanel() {
  const { shown } = useStudioPage()
  const pairs = shown?.pairs ?? []
  const during = shown?.during.pairs ?? []
  const open = openPairs(pairs).length
  return (
    <Panel title="Contrast" hint="Texts need 4.5, shapes 3 (WCAG 2.2 AA). Press a pair to open its colour.">
      {open === 0 ? (
        <Notice tone="positive">All {pairs.length} pairs are readable or answered for.</Notice>
      ) : (
        <Notice tone="negative">
          {open} of {pairs.length} pairs cannot be read. Change a colour, or name who answers for the pair.
        </Notice>
      )}
      {during.length > 0 && (
        <>
          <Notice tone={openPairs(during).length > 0 ? 'negative' : 'positive'}>
            {openPairs(during).length > 0
              ? 'Read well by itself, but not while a campaign runs. Change the colour here or in the campaign, or name who answers for the pair.'
              : 'What campaigns make unreadable is answered for.'}
          </Notice>
          <PairList pairs={during} />
        </>
      )}
      <PairList pairs={pairs} />
    </Panel>
  )
}
