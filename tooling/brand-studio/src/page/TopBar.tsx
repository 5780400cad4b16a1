import { token } from '@boardwalk/brand-kit'
import {
  Badge,
  Button,
  bareButton,
  createIcon,
  DownloadIcon,
  from,
  IconButton,
  RefreshIcon,
  Select,
  target,
  UploadIcon,
} from '@boardwalk/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { openFiles } from '../files/open-files.ts'
import { weighPhotos } from '../files/open-photos.ts'
import { belowOf, shipped } from '../files/shipped.ts'
import type { Problem } from '../kit.ts'
import { openPairs } from '../model/pairs.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { ProblemsDialog } from './ProblemsDialog.tsx'
import { useStudioPage } from './studio-context.ts'

const UndoIcon = /* @__PURE__ */ createIcon('M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3')
const RedoIcon = /* @__PURE__ */ createIcon('M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3')

/** Which brand is open, how readable it is, and everything that concerns the whole of it. */
export function TopBar({ onBrand }: { onBrand: (id: string) => void }) {
  const { id, saved, scale, outcome, undo, redo, reset, canUndo, canRedo, changes, open, go } = useStudioPage()
  const [isExporting, setExporting] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const input = useRef<HTMLInputElement>(null)

  const take = async (list: FileList | null) => {
    const chosen = await Promise.all(
      [...(list ?? [])].map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    )
    if (chosen.length === 0) return
    const opened = openFiles(chosen, saved, belowOf)
    const found = opened.saved ? await weighPhotos(opened.photos, scale) : opened.problems
    if (opened.saved && found.length === 0) open(opened)
    else setProblems(found)
  }
  const fail = (reason: unknown) =>
    setProblems([{ file: 'Import', key: '', expected: 'files that can be read and weighed', found: String(reason) }])

  return (
    <Bar>
      <Title>
        <h1>Brand Studio</h1>
        <Select
          label="Brand"
          value={id}
          options={shipped.map((brand) => ({ value: brand.id, label: brand.name }))}
          onChange={({ target: { value } }) => onBrand(value)}
        />
      </Title>
      <Group role="group" aria-label="History" $isLast>
        <IconButton label="Undo" disabled={!canUndo} onClick={undo} aria-keyshortcuts="Control+Z">
          <UndoIcon size={20} />
        </IconButton>
        <IconButton label="Do again" disabled={!canRedo} onClick={redo} aria-keyshortcuts="Control+Shift+Z">
          <RedoIcon size={20} />
        </IconButton>
        <IconButton label="Reset to the saved files" disabled={changes.length === 0} onClick={reset}>
          <RefreshIcon size={20} />
        </IconButton>
        <Readable />
        <DuringCampaigns />
      </Group>
      <Group>
        <Button size="small" variant="outline" icon={<UploadIcon size={16} />} onClick={() => input.current?.click()}>
          Import
        </Button>
        <Button size="small" icon={<DownloadIcon size={16} />} onClick={() => setExporting(true)}>
          Export
        </Button>
      </Group>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept=".json,.svg,.zip,.png,.jpg,.jpeg,.webp,.avif"
        aria-label="Files to import"
        onChange={({ target: element }) => {
          void take(element.files)
            .catch(fail)
            .finally(() => {
              element.value = ''
            })
        }}
      />
      {outcome.problems.length > 0 && (
        <Status type="button" onClick={() => setProblems(outcome.problems)}>
          <Badge $tone="negative">{outcome.problems.length} to mend; the preview shows the last good state</Badge>
        </Status>
      )}
      <ExportDialog isOpen={isExporting} onClose={() => setExporting(false)} onContrast={() => go('contrast')} />
      <ProblemsDialog
        problems={problems}
        note={problems === outcome.problems ? undefined : 'Nothing was taken over; what you had is still here.'}
        onClose={() => setProblems([])}
      />
    </Bar>
  )
}

/** How many pairs can be read; leads to the list. */
function Readable() {
  const { shown, go } = useStudioPage()
  const pairs = shown?.pairs ?? []
  const open = openPairs(pairs).length
  const waived = pairs.filter(({ isReadable, waiver }) => !isReadable && waiver).length
  return (
    <Status type="button" onClick={() => go('contrast')} data-testid="readable">
      <Badge $tone={open > 0 ? 'negative' : 'positive'}>
        {open > 0 ? `${open} of ${pairs.length} pairs unreadable` : `${pairs.length - waived} pairs readable`}
        {waived > 0 && `, ${waived} waived`}
      </Badge>
    </Status>
  )
}

/** The campaigns that would make the brand unreadable; leads to their pairs. */
function DuringCampaigns() {
  const { shown, go } = useStudioPage()
  const open = openPairs(shown?.during.pairs ?? [])
  const names = [...new Set(open.flatMap(({ campaigns }) => campaigns))]
  if (open.length === 0) return null
  return (
    <Status type="button" onClick={() => go('contrast')} data-testid="campaigns">
      <Badge $tone="negative">
        {names.join(', ')}: {open.length} {open.length === 1 ? 'pair' : 'pairs'} unreadable
      </Badge>
    </Status>
  )
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-2')} ${token('space-4')};
  border-block-end: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`
const Title = styled.div`
  display: flex;
  flex: 1 1 7rem;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  min-inline-size: 0;
  & > h1 {
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    font-family: ${token('font-display')};
    font-size: ${token('text-lg')};
    font-weight: ${token('weight-bold')};
    white-space: nowrap;
  }
  /* The label is beside its list here, and no message ever appears below it. */
  & > div { flex: 1; display: flex; flex-wrap: wrap; align-items: center; column-gap: ${token('space-2')}; }
  & > div > div { flex: 0 1 11rem; min-inline-size: min(6rem, 100%); }
  & > div > [id$='-message'] { display: none; }
  ${from('desktop')} {
    flex-basis: 14rem;
    & > h1 { position: static; overflow: visible; inline-size: auto; block-size: auto; }
  }
`
const Group = styled.div<{ $isLast?: boolean }>`
  order: ${({ $isLast = false }) => ($isLast ? 1 : 0)};
  ${from('desktop')} { order: 0; }
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  align-items: center;
  min-inline-size: 0;
`
const Status = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
`
