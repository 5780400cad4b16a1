import type { TokenName } from '@boardwalk/brand-kit'

export type FoundationPage = 'colour' | 'type' | 'space' | 'shape' | 'motion' | 'motif'

export type TokenNote = {
  page: FoundationPage
  /** Heading on the page. */
  group: string
  use: string
  /** Source of the value when a brand does not set it by hand. */
  from: string
}

const group =
  (page: FoundationPage, title: string) =>
  (use: string, from: string): TokenNote => ({ page, group: title, use, from })

const surface = group('colour', 'Surfaces')
const ink = group('colour', 'Text and lines')
const brand = group('colour', 'Brand')
const bars = group('colour', 'Header, hero and footer')
const states = group('colour', 'States')
const radius = group('shape', 'Corners and lines')
const shadow = group('shape', 'Elevation')
const space = group('space', 'Space')
const size = group('space', 'Size')
const family = group('type', 'Families')
const step = group('type', 'Sizes')
const setting = group('type', 'Lines, weights and tracking')
const motion = group('motion', 'Time and easing')

const readable = (name: string) => `black or white, whichever reads better on ${name}`
const steps = (n: number) => `${n} px × seed density`

/** Every token's place in the documentation. A token that has none does not compile. */
export const tokenNotes: Record<TokenName, TokenNote> = {
  'color-page': surface('Behind everything', 'seed neutral, very light or very dark'),
  'color-surface': surface('Cards, panels, fields', 'seed neutral, a step above the page'),
  'color-surface-raised': surface('What floats: menus, dialogs', 'seed neutral, a step above the surface'),
  'color-surface-sunken': surface('Wells: tracks, code, quiet strips', 'seed neutral, a step below the page'),
  'color-scrim': surface('Over the page while a dialog is open', 'seed neutral, dark and translucent'),
  'color-skeleton': surface('Shapes of what is on its way', 'seed neutral, between page and border'),
  'color-text': ink('All text', 'seed neutral, near black or near white'),
  'color-text-muted': ink(
    'Hints, captions, what may be skipped',
    'seed neutral, moved until it reads on every surface',
  ),
  'color-border': ink('Lines that only divide', 'seed neutral'),
  'color-border-strong': ink('Outlines of controls', 'seed neutral, moved until it is seen on every surface'),
  'color-focus': ink('The ring around what has the focus', 'seed accent, moved until it is seen everywhere'),
  'color-link': ink('Links in text', 'color-accent, moved until it reads on every surface'),
  'color-accent': brand('The main action of a page', 'seed accent, moved until it is seen on every surface'),
  'color-accent-hover': brand('The same under the pointer', 'color-accent, a step darker or lighter'),
  'color-on-accent': brand('Text on the accent', readable('color-accent')),
  'color-accent-soft': brand('Quiet fill of what is chosen', 'seed accent, pale or deep'),
  'color-on-accent-soft': brand('Text on the quiet fill', 'seed accent, moved until it reads there'),
  'color-highlight': brand('One thing that should catch the eye', 'seed highlight'),
  'color-on-highlight': brand('Text on the highlight', readable('color-highlight')),
  'color-badge': brand(
    'Counts and marks on other things, hearts',
    'color-highlight, moved until it is seen on every surface',
  ),
  'color-on-badge': brand('Text on a badge', readable('color-badge')),
  'color-header': bars('The bar at the top', 'color-surface'),
  'color-on-header': bars('Text and icons of the bar', readable('color-header')),
  'color-header-rule': bars('The line below the bar', 'color-border'),
  'color-header-mark': bars(
    'The line under the current page in the bar',
    'color-highlight, moved until it is seen on the bar',
  ),
  'color-hero': bars('Large grounds: hero, jackpot', 'seed brand, deep in the dark theme'),
  'color-on-hero': bars('Text on large grounds', readable('color-hero')),
  'color-footer': bars('The end of the page', 'color-surface-sunken'),
  'color-on-footer': bars('Text at the end of the page', readable('color-footer')),
  'color-vendor': bars(
    'Ground of the white marks of vendors',
    'color-footer, or a deeper tone where white does not read',
  ),
  'color-on-vendor': bars('The white of the marks', 'the same in every brand'),
  'color-positive': states('Money gained, things done', 'hue 152, moved until it reads on every surface'),
  'color-on-positive': states('Text on positive', readable('color-positive')),
  'color-positive-soft': states('Ground of a positive notice', 'hue 152, pale or deep'),
  'color-on-positive-soft': states(
    'Text of a positive notice',
    'hue 152, moved until it reads there and on every surface',
  ),
  'color-negative': states('Failures, money lost, dangerous actions', 'hue 22, moved until it reads on every surface'),
  'color-on-negative': states('Text on negative', readable('color-negative')),
  'color-negative-soft': states('Ground of a failure', 'hue 22, pale or deep'),
  'color-on-negative-soft': states('Text of a failure', 'hue 22, moved until it reads there and on every surface'),
  'color-warning-soft': states('Ground of a warning', 'hue 80, pale or deep'),
  'color-on-warning-soft': states('Text of a warning', 'hue 80, moved until it reads there and on every surface'),
  'color-info-soft': states('Ground of a remark', 'hue 245, pale or deep'),
  'color-on-info-soft': states('Text of a remark', 'hue 245, moved until it reads there and on every surface'),
  'radius-control': radius('Buttons, fields, chips', 'seed radius.control'),
  'radius-card': radius('Cards, notices', 'seed radius.card'),
  'radius-panel': radius('Panels, dialogs, banners', 'seed radius.panel'),
  'radius-pill': radius('Badges, avatars', 'seed radius.pill'),
  'border-width': radius('Every line', 'seed border'),
  'shadow-card': shadow('Cards above the page', 'seed elevation, in the ink of seed neutral'),
  'shadow-panel': shadow('Dialogs, menus, toasts', 'seed elevation, in the ink of seed neutral'),
  'space-1': space('Between parts of one thing', steps(4)),
  'space-2': space('Between a label and its field', steps(8)),
  'space-3': space('Between things of a row', steps(12)),
  'space-4': space('Inside a card; the gutter of a phone', steps(16)),
  'space-5': space('Inside a panel', steps(20)),
  'space-6': space('Between sections of a page', steps(24)),
  'space-8': space('Between groups of sections', steps(32)),
  'space-10': space('The end of a page', steps(40)),
  'control-height': size(
    'Height of buttons and fields; a finger needs 44 px',
    '46 px × seed density, never below 44 px',
  ),
  'page-width': size('The widest that a page grows', 'the same for every brand, unless it sets its own'),
  'font-body': family('Everything that is read', 'seed font.body'),
  'font-display': family('Headings and figures', 'seed font.display'),
  'text-xs': step('Marks and legal lines', '12 px'),
  'text-sm': step('Hints, captions, tables', '14 px'),
  'text-md': step('Body text', '16 px'),
  'text-lg': step('Headings of cards', '16 px × seed type.ratio'),
  'text-xl': step('Headings of sections', '16 px × seed type.ratio²'),
  'text-2xl': step('Heading of a page', '16 px × seed type.ratio³'),
  'text-3xl': step('Heroes and the jackpot', '16 px × seed type.ratio⁴'),
  'line-body': setting('Height of a line of running text', 'seed type.lineBody'),
  'line-tight': setting('Height of a line of a heading', 'seed type.lineTight'),
  'weight-normal': setting('Running text', 'the same for every brand'),
  'weight-medium': setting('Labels, controls', 'seed type.weightMedium'),
  'weight-bold': setting('Headings', 'seed type.weightBold'),
  'tracking-display': setting('Space between the letters of headings', 'seed type.tracking'),
  'duration-fast': motion('Colours under the pointer', 'the same for every brand'),
  'duration-base': motion('What comes or goes', 'the same for every brand'),
  'ease-out': motion('What comes', 'the same for every brand'),
  'ease-in-out': motion('What moves from place to place', 'the same for every brand'),
  'image-motif': group('motif', 'Motif')('Pattern on large grounds', 'the SVG that the brand names as its motif'),
}
