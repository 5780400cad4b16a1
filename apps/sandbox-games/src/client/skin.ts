/** Content of `/skin/<theme>.json`: colours by token for either theme, and addresses of drawings, the hero first. */
export type Skin = { light: Record<string, string>; dark: Record<string, string>; heroes: string[] }

const none: Skin = { light: {}, dark: {}, heroes: [] }

/** A game without its skin plays in the frame's own colours. */
export async function loadSkin(theme: string): Promise<Skin> {
  const reply = await fetch(`/skin/${encodeURIComponent(theme || 'plain')}.json`).catch(() => null)
  return reply?.ok ? ((await reply.json()) as Skin) : none
}

export function applySkin(skin: Skin) {
  const { style, dataset } = document.documentElement
  const tokens = dataset.theme === 'dark' ? skin.dark : skin.light
  for (const [name, colour] of Object.entries(tokens)) style.setProperty(`--${name}`, colour)
}
