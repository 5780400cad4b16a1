/** How to use a component: what its documentation page shows above the table of props. */
export type Guide = {
  /** One to three sentences: what it is for. */
  usage: string
  dos: readonly string[]
  donts: readonly string[]
  /** Keys and what each does; empty when the component takes no focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
}

/** Parameters of a story file: `parameters: guide({ … })`. */
export const guide = (text: Guide) => ({ guide: text })
