/** How to use a component, shown on its documentation page above the table of props. */
export type Guide = {
  /** Its purpose in one to three sentences. */
  usage: string
  dos: readonly string[]
  donts: readonly string[]
  /** Keys and their effects; empty when the component takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
}

/** Parameters of a story file: `parameters: guide({ … })`. */
export const guide = (text: Guide) => ({ guide: text })
