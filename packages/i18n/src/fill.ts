/** A text with its placeholders filled; unknown ones stay. */
export const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => `${facts[name] ?? slot}`)
