import { type LaterParts, lazyPage } from '@boardwalk/shell/feature'
import { FileIcon } from '@boardwalk/ui'

const transactionHistory = lazyPage(() =>
  import('./transaction-history/TransactionHistory.tsx').then((module) => module.TransactionHistory),
)

/** The menu of the member centre, with the page keys of the specification. */
export const later: LaterParts = {
  overlays: {
    member: {
      title: 'member-centre:title',
      audience: 'members',
      defaultPage: 'transactionHistory',
      pages: [
        {
          key: 'transactionHistory',
          title: 'member-centre:transactionHistory.title',
          icon: FileIcon,
          page: transactionHistory,
          account: { label: 'member-centre:transactionHistory.title' },
        },
      ],
    },
  },
}
