import { useTranslation } from '@boardwalk/i18n'
import { useQuestion } from '@boardwalk/shell/page-kit'
import { Tabs } from '@boardwalk/ui'
import { FeedbackPanel } from '../feedback/FeedbackPanel.tsx'
import { useMessageCount } from '../menu/use-counts.ts'
import { Announcements } from './Announcements.tsx'
import { Messages } from './Messages.tsx'
import { question, tabs } from './question.ts'

const panels = {
  messages: { label: 'shell:account.messages', Panel: Messages },
  announcements: { label: 'shell:notices.title', Panel: Announcements },
  feedback: { label: 'member-centre:feedback.title', Panel: FeedbackPanel },
} as const

/** Messages to this member, announcements to all, and feedback to the operator (decision 74). */
export function Inbox() {
  const { t } = useTranslation('member-centre')
  const { asked, ask } = useQuestion(question)
  const unread = useMessageCount()
  const { Panel } = panels[asked.tab]
  return (
    <Tabs
      label={t('shell:account.messages')}
      tabs={tabs.map((id) => ({ id, label: t(panels[id].label), count: id === 'messages' ? unread : 0 }))}
      value={asked.tab}
      onChange={(tab) => ask({ tab })}
    >
      <Panel page={asked.page} onPage={(page) => ask({ page })} />
    </Tabs>
  )
}
