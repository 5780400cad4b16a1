import { token } from '@boardwalk/brand-kit'
import styled from 'styled-components'
import { bareButton, tint, transition } from '../../foundation/mixins.ts'
import { canHover, target } from '../../foundation/sizes.ts'

const dayRadius = `min(${token('radius-control')}, 12px)`
const band = `background: ${token('color-accent-soft')};`

/** Dresses the library's own class names; nothing of its style sheet is loaded. */
export const Sheet = styled.div`
  .rdp-months { display: flex; flex-wrap: wrap; align-items: flex-start; justify-content: center; gap: ${token('space-5')}; }
  .rdp-month {
    position: relative;
    display: grid;
    grid-template: 'previous caption next' auto 'grid grid grid' auto / ${target} minmax(0, 1fr) ${target};
    align-content: start;
    align-items: center;
    row-gap: ${token('space-2')};
    inline-size: 100%;
    max-inline-size: 23rem;
  }
  .rdp-button_previous { grid-area: previous; }
  .rdp-button_next { grid-area: next; }
  .rdp-month_caption { grid-area: caption; min-inline-size: 0; }
  .rdp-month_grid { grid-area: grid; }
  .rdp-button_previous, .rdp-button_next {
    ${bareButton}
    display: grid;
    place-items: center;
    block-size: ${target};
    border-radius: ${token('radius-control')};
    &[aria-disabled='true'] { opacity: 0.4; cursor: not-allowed; }
    ${canHover} { &:hover { background: ${tint('color-accent', 12)}; } }
  }
  .rdp-dropdowns { display: flex; flex-wrap: wrap; justify-content: center; column-gap: ${token('space-1')}; }
  .rdp-dropdown_root { position: relative; display: inline-flex; align-items: center; min-block-size: ${target}; max-inline-size: 100%; }
  .rdp-dropdown {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    border: 0;
    opacity: 0;
    font-size: max(16px, ${token('text-md')});
    cursor: pointer;
    & > option { background: ${token('color-surface')}; color: ${token('color-text')}; }
  }
  .rdp-caption_label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    padding: ${token('space-1')} ${token('space-2')};
    border-radius: ${token('radius-control')};
    font-size: min(${token('text-md')}, 6vw);
    font-weight: ${token('weight-bold')};
  }
  .rdp-dropdown:focus-visible + .rdp-caption_label { outline: 2px solid ${token('color-focus')}; }
  .rdp-month_grid { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
  .rdp-weekday {
    padding-block: ${token('space-2')};
    color: ${token('color-text-muted')};
    font-size: min(${token('text-xs')}, 3.75vw);
    font-weight: ${token('weight-normal')};
    white-space: nowrap;
  }
  .rdp-day { padding: 1px 0; text-align: center; }
  .rdp-day_button {
    ${bareButton}
    inline-size: 100%;
    block-size: ${target};
    border-radius: ${dayRadius};
    text-align: center;
    /* Seven columns set how large a day can be. */
    font-size: min(${token('text-md')}, 5.5vw);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    ${transition('background-color')}
    ${canHover} { &:hover { background: ${tint('color-accent', 12)}; } }
    &:disabled, &[aria-disabled='true'] { opacity: 0.4; text-decoration: line-through; cursor: not-allowed; }
  }
  .rdp-outside:not(.rdp-selected) { color: ${token('color-text-muted')}; }
  .rdp-today .rdp-day_button { box-shadow: inset 0 0 0 2px ${token('color-border-strong')}; font-weight: ${token('weight-bold')}; }
  .rdp-range_middle:not(.rdp-hidden) { background: ${token('color-accent-soft')}; color: ${token('color-on-accent-soft')}; }
  .rdp-range_start:not(.rdp-range_end, .rdp-hidden) { ${band} border-start-start-radius: ${dayRadius}; border-end-start-radius: ${dayRadius}; }
  .rdp-range_end:not(.rdp-range_start, .rdp-hidden) { ${band} border-start-end-radius: ${dayRadius}; border-end-end-radius: ${dayRadius}; }
  .rdp-selected:not(.rdp-range_middle) .rdp-day_button {
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
    font-weight: ${token('weight-bold')};
  }
`
