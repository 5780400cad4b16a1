import { commands } from 'vitest/browser'

/** Fails a story that requested anything but its own files. */
export async function refuseRequests(): Promise<void> {
  const refused = [...new Set(await commands.takeRefusedRequests())]
  if (refused.length > 0) throw new Error(`A story needs no network:\n${refused.join('\n')}`)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takeRefusedRequests: () => Promise<string[]>
  }
}
