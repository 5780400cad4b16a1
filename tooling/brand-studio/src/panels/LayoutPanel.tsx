import { homeSections, navigationIds } from '../kit.ts'
import { getAt, type Path } from '../model/json.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { FromBelow } from '../parts/FromBelow.tsx'
import { Panel } from '../parts/Panel.tsx'
import { PlaceOrder } from '../parts/PlaceOrder.tsx'

/** Entries of the navigation and parts of the home page, in order. */
export function LayoutPanel() {
  return (
    <>
      <Panel
        title="Navigation"
        hint="Drag by the handle, or use the arrows. Entries whose page is not built are left out by the storefront."
      >
        <Order path={['navigation']} label="Navigation" all={navigationIds} />
      </Panel>
      <Panel title="Home page" hint="The sections of the home page from top to bottom.">
        <Order path={['home']} label="Home page" all={homeSections} />
      </Panel>
    </>
  )
}

function Order({ path, label, all }: { path: Path; label: string; all: readonly string[] }) {
  const { outcome, setBrand, settle } = useStudioPage()
  const value = getAt(outcome.merged.brand, path)
  return (
    <>
      <PlaceOrder label={label} value={value} all={all} onChange={(next) => setBrand(path, next)} onSettle={settle} />
      <FromBelow file="brand" path={path} />
    </>
  )
}
