/** Puts facts into the slots of a text: `{cap}` becomes the fact of that name. */
export const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => `${facts[name] ?? slot}`)
