import type { LanguageCode } from '@boardwalk/i18n/codes'
import type { Brand, CampaignBannerView, Theme } from '../kit.ts'

/** The state that a preview shows. */
export type Shown = {
  brand: Brand
  css: string
  /** SVG files of `assets/`, by name. */
  art: Record<string, string>
  /** Banners of the campaigns that run at the moment that is shown. */
  banners: readonly CampaignBannerView[]
  theme: Theme
  language: LanguageCode
  screen: string
}

const channel = 'boardwalk brand studio'

/** Studio → frame: only the changed values; `serial` counts the messages of one studio. */
export type ShowMessage = { channel: typeof channel; type: 'show'; serial: number; change: Partial<Shown> }
/** Frame → studio: ready to receive; a message's change is on the screen. */
export type FrameMessage =
  | { channel: typeof channel; type: 'ready' }
  | { channel: typeof channel; type: 'shown'; serial: number }

export const showMessage = (serial: number, change: Partial<Shown>): ShowMessage => ({
  channel,
  type: 'show',
  serial,
  change,
})
export const readyMessage: FrameMessage = { channel, type: 'ready' }
export const shownMessage = (serial: number): FrameMessage => ({ channel, type: 'shown', serial })

const isOurs = ({ origin, data }: MessageEvent): boolean =>
  origin === window.location.origin && typeof data === 'object' && data !== null && data.channel === channel

/** Calls back with messages of this page's own origin and kind; returns how to stop. */
export function listen<T extends ShowMessage | FrameMessage>(
  type: T['type'] | readonly T['type'][],
  receive: (message: T, source: MessageEventSource | null) => void,
): () => void {
  const types: readonly string[] = typeof type === 'string' ? [type] : type
  const onMessage = (event: MessageEvent) => {
    if (isOurs(event) && types.includes(event.data.type)) receive(event.data, event.source)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

/** The entries of `next` that differ from `before`. */
export function changed(before: Partial<Shown>, next: Shown): Partial<Shown> {
  return Object.fromEntries(
    Object.entries(next).filter(([key, value]) => !isSame(before[key as keyof Shown], value)),
  ) as Partial<Shown>
}

/** A brand is made again by every edit, and is mostly the same. */
const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
