import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { readSaved } from '../files/open-files.ts'
import { assetsOf, belowOf, openShipped } from '../files/shipped.ts'
import { keepUnsaved, readUnsaved } from '../files/unsaved.ts'
import { mergeLayers, type Problem } from '../kit.ts'
import type { Surroundings } from '../model/campaigns.ts'
import { changesOf } from '../model/changes.ts'
import type { Draft, FileName, Saved } from '../model/draft.ts'
import { type Below, type Evaluated, evaluate } from '../model/evaluate.ts'
import { getAt, type Json, type Path } from '../model/json.ts'
import { likeOf } from '../model/like.ts'
import { type Edit, isSame, startWith, studioReducer } from '../model/studio-state.ts'
import { tokenEdit } from '../model/token-edit.ts'
import { gone } from '../pictures/photos.ts'
import { useStored } from '../pictures/use-stored.ts'
import { hasPage } from '../preview/pages.ts'

/** A brand as it was opened. */
export type Opened = { id: string; saved: Saved; savedDraft: Draft; draft: Draft }

/** Reads a shipped brand and its unsaved edits. Throws when its files have mistakes. */
export async function openBrand(id: string): Promise<Opened> {
  const unsaved = readUnsaved(id)
  const saved = unsaved?.saved ?? (await openShipped(id))
  const read = readSaved(saved, belowOf)
  if (read.draft === null) {
    if (unsaved === null) throw new Error(read.problems.map(inOneLine).join('\n'))
    keepUnsaved(id, null)
    return openBrand(id)
  }
  return { id, saved, savedDraft: read.draft, draft: unsaved?.draft ?? read.draft }
}

export const inOneLine = ({ file, key, expected, found }: Problem) =>
  `${file}${key && ` · ${key}`}: expected ${expected}, found ${found}`

/** Everything that the page's controls read and do. */
export function useStudio(opened: Opened) {
  const [{ id, saved, savedDraft }, setOpened] = useState(opened)
  const [state, dispatch] = useReducer(studioReducer, opened.draft, startWith)
  const draft = state.present
  const region = getAt(draft.brand, ['region']) ?? null
  const below = useMemo(() => belowOf(region), [region])
  const before = useRef<Evaluated>(undefined)
  const stored = useStored(id)
  const surroundings = useMemo(() => surroundingsOf(draft.art, assetsOf(id), stored), [draft.art, id, stored])
  const outcome = useMemo(() => evaluate(draft, below, before.current, surroundings), [draft, below, surroundings])
  useEffect(() => {
    before.current = outcome
  }, [outcome])
  const belowMerged = useMemo(() => mergeBelow(below), [below])
  const shown = useLast(outcome.shown)
  const like = useMemo(() => likeOf(outcome.merged), [outcome])
  const changes = useMemo(() => changesOf(savedDraft, draft), [savedDraft, draft])

  useEffect(() => {
    const isChanged = !isSame(draft, savedDraft) || saved !== opened.saved
    const timer = setTimeout(() => keepUnsaved(id, isChanged ? { saved, draft } : null), 150)
    return () => clearTimeout(timer)
  }, [id, saved, savedDraft, draft, opened])

  const edit = useCallback(
    (group: string, ...edits: Edit[]) => dispatch({ type: 'edit', edits, group, at: Date.now() }),
    [],
  )
  const setBrand = (path: Path, value: Json) =>
    edit(`brand ${path.join('.')}`, { type: 'set', file: 'brand', path, value, like: like.brand })
  const setToken = (path: Path, value: Json) =>
    edit(`tokens ${path.join('.')}`, tokenEdit(draft, outcome.merged.tokens, like.tokens, path, value))
  const remove = (file: FileName, path: Path) => edit(`remove ${path.join('.')}`, { type: 'remove', file, path })

  return {
    id,
    saved,
    savedDraft,
    draft,
    below,
    /** Texts of drawings in the brand's folder. */
    stored,
    outcome,
    /** The last state without mistakes, shown in the previews. */
    shown,
    like,
    changes,
    /** The value of the layers below the brand at a path. */
    belowValue: (file: FileName, path: Path) => getAt(belowMerged[file], path),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    edit,
    setBrand,
    setToken,
    remove,
    settle: () => dispatch({ type: 'settle' }),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    reset: () => dispatch({ type: 'replace', draft: savedDraft }),
    /** Other files take the place of these; nothing is left to undo. */
    open: (next: { saved: Saved; draft: Draft }) => {
      setOpened({ id, saved: next.saved, savedDraft: next.draft, draft: next.draft })
      dispatch({ type: 'open', draft: next.draft })
    },
  }
}

export type Studio = ReturnType<typeof useStudio>

const surroundingsOf = (
  art: Draft['art'],
  assets: readonly string[],
  stored: Record<string, string>,
): Surroundings => ({
  hasAsset: (name) => (art[name] === undefined ? assets.includes(name) : art[name] !== gone),
  drawing: (name) => art[name] ?? stored[name],
  hasPage,
})

const mergeBelow = (below: Below): Record<FileName, Json> => {
  const merged = (file: FileName) =>
    mergeLayers(below[file].map((source) => ({ file: source.file, value: source.json as Json }))).value as Json
  return { brand: merged('brand'), tokens: merged('tokens') }
}

/** The newest value that was not null. */
function useLast<T>(value: T | null): T | null {
  const last = useRef(value)
  useEffect(() => {
    if (value !== null) last.current = value
  }, [value])
  return value ?? last.current
}
