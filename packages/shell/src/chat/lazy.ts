export { texts } from '@boardwalk/i18n/texts/chat'

import { ChatIcon } from '@boardwalk/ui'
import { lazyPage } from '../app/lazy-page.tsx'
import { useModal } from '../app/use-modal.ts'
import type { LazyParts } from '../feature-contract.ts'
import { useFeature } from '../site/use-feature.ts'

function useOpenChat() {
  const { open } = useModal()
  return useFeature('chat') ? () => open({ kind: 'chat' }) : null
}

/** The drawer of the rooms and the entry that opens it. */
export const lazyParts: LazyParts = {
  dialogs: { chat: lazyPage(() => import('./ChatDrawer.tsx').then((module) => module.ChatDrawer)) },
  shortcuts: [{ key: 'chat', label: 'chat:title', icon: ChatIcon, opensDialog: true, useAction: useOpenChat }],
}
