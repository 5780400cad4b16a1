import type { Theme } from '../kit.ts'
import { getAt, type Path } from '../model/json.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { DrawingInput } from '../parts/DrawingInput.tsx'

/** A drawing of the brand: a sample on its header, and an input to replace it. */
export function DrawingField({ path, title, ground }: { path: Path; title: string; ground: Theme }) {
  const { outcome, shown, draft, edit, settle } = useStudioPage()
  const file = String(getAt(outcome.merged.brand, path) ?? '')
  const wrong = outcome.problems.find((problem) => problem.file === `assets/${file}`)
  return (
    <DrawingInput
      title={title}
      file={file}
      source={draft.art[file]}
      ground={shown?.tokens[ground]['color-header'] ?? ''}
      problem={wrong && `Expected ${wrong.expected}, found ${wrong.found}.`}
      onTake={(text) => {
        edit(`art ${file}`, { type: 'art', file, text })
        settle()
      }}
    />
  )
}
