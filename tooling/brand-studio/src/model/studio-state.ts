import type { Draft, DraftFile } from './draft.ts'
import { isEqual, type Json, type JsonObject, type Path, removeAt, setAt } from './json.ts'

/** One edit. `like` is an object with every key, so that a new key finds its place. */
export type Edit =
  | { type: 'set'; file: DraftFile; path: Path; value: Json; like?: Json | undefined }
  | { type: 'remove'; file: DraftFile; path: Path }
  /** Null takes a drawing out that was not there before. */
  | { type: 'art'; file: string; text: string | null }

export type StudioState = {
  past: readonly Draft[]
  present: Draft
  future: readonly Draft[]
  /** The control that made the last edit and when: its next edit soon after belongs to the same step. */
  last: { group: string; at: number } | null
}

export type StudioAction =
  | { type: 'edit'; edits: readonly Edit[]; group: string; at: number }
  /** The user left the control: its next edit is a separate step. */
  | { type: 'settle' }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Back to a draft, such as the saved one; can be undone. */
  | { type: 'replace'; draft: Draft }
  /** Another brand: nothing before it is left. */
  | { type: 'open'; draft: Draft }

/** Steps that can be undone. */
export const maxSteps = 300
/** Milliseconds within which edits of one control are one step. */
export const pause = 1000

export const startWith = (draft: Draft): StudioState => ({ past: [], present: draft, future: [], last: null })

export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  switch (action.type) {
    case 'edit':
      return edit(state, action)
    case 'settle':
      return state.last === null ? state : { ...state, last: null }
    case 'undo':
      return undo(state)
    case 'redo':
      return redo(state)
    case 'replace':
      return step(state, action.draft, null)
    case 'open':
      return startWith(action.draft)
  }
}

function edit(state: StudioState, { edits, group, at }: Extract<StudioAction, { type: 'edit' }>): StudioState {
  const next = edits.reduce(apply, state.present)
  const isSameStep = state.last?.group === group && at - state.last.at < pause && state.past.length > 0
  if (!isSameStep) return step(state, next, { group, at })
  return { ...state, present: next, future: [], last: { group, at } }
}

export function apply(draft: Draft, change: Edit): Draft {
  if (change.type === 'art') return { ...draft, art: withDrawing(draft.art, change.file, change.text) }
  const object: JsonObject = draft[change.file]
  const next =
    change.type === 'remove' ? removeAt(object, change.path) : setAt(object, change.path, change.value, change.like)
  return { ...draft, [change.file]: next }
}

function withDrawing(art: Draft['art'], file: string, text: string | null): Draft['art'] {
  const { [file]: _, ...others } = art
  return text === null ? others : { ...art, [file]: text }
}

function step(state: StudioState, next: Draft, last: StudioState['last']): StudioState {
  if (isSame(state.present, next)) return { ...state, last }
  return { past: [...state.past, state.present].slice(-maxSteps), present: next, future: [], last }
}

export const isSame = (a: Draft, b: Draft): boolean =>
  isEqual(a.brand, b.brand) && isEqual(a.tokens, b.tokens) && isEqual(a.art, b.art) && isEqual(a.campaigns, b.campaigns)

function undo(state: StudioState): StudioState {
  const previous = state.past.at(-1)
  if (!previous) return state
  return { past: state.past.slice(0, -1), present: previous, future: [state.present, ...state.future], last: null }
}

function redo(state: StudioState): StudioState {
  const [next, ...rest] = state.future
  if (!next) return state
  return { past: [...state.past, state.present], present: next, future: rest, last: null }
}
