/** One font, no motion, no caret, no scrollbars, no corner to resize by: these differ between machines and moments. */
export const steadyCss = `
  *, ::before, ::after, ::placeholder, ::file-selector-button {
    font-family: 'Inter Variable', sans-serif !important;
    font-synthesis: none !important;
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  textarea { resize: none !important; }
  html { scrollbar-gutter: auto !important; scrollbar-width: none !important; }
  body { min-block-size: var(--picture-height, 0) !important; }
`
