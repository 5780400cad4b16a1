import type { Endpoints, Value } from '@boardwalk/api-client'
import { useReadMessagesMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useErrorText, ZoneNote } from '@boardwalk/shell/feature'
import { PageNumbers, pageOf } from '@boardwalk/shell/page-kit'
import { Button, Checkbox, CheckIcon, Row, Stack, TrashIcon, useToast } from '@boardwalk/ui'
import { useRef, useState } from 'react'
import { DeleteDialog } from './DeleteDialog.tsx'
import { MessageItem } from './MessageItem.tsx'
import { useSelection } from './use-selection.ts'

type Answer = Value<Endpoints['messages']>
type Props = { answer: Answer; onPage: (page: number) => void }

/** One page of messages with the actions for several of them. */
export function MessageList({ answer, onPage }: Props) {
  const { t } = useTranslation('member-centre')
  const top = useRef<HTMLDivElement>(null)
  const { items, page, totalPages } = pageOf.numbered(answer)
  const selection = useSelection(items)
  const [isAsking, setAsking] = useState(false)
  const turn = (next: number) => {
    onPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <Stack $gap="4" ref={top} tabIndex={-1}>
      <Row $justify="space-between" $gap="2">
        <Checkbox
          label={t('messageV2.selectAll')}
          checked={selection.isAll}
          isPartly={selection.isPartly}
          onChange={selection.toggleAll}
        />
        <Row $gap="2">
          <ReadAll answer={answer} />
          <Button
            variant="outline"
            size="small"
            icon={<TrashIcon size={18} />}
            disabled={selection.ids.length === 0}
            onClick={() => setAsking(true)}
          >
            {t('messageV2.delete')}
          </Button>
        </Row>
      </Row>
      <Stack $gap="2">
        {items.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            isSelected={selection.has(message.id)}
            onSelect={() => selection.toggle(message.id)}
          />
        ))}
      </Stack>
      <PageNumbers page={page} totalPages={totalPages} onPage={turn} />
      <ZoneNote />
      <DeleteDialog
        isOpen={isAsking}
        ids={selection.ids}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false)
          // The button that opened the dialog is off now, so the focus would be lost.
          top.current?.focus({ preventScroll: true })
        }}
      />
    </Stack>
  )
}

/** Marks the messages that this list counted; one that arrives later stays unread. */
function ReadAll({ answer: { unread, asOf } }: { answer: Answer }) {
  const { t } = useTranslation('member-centre')
  const errorText = useErrorText()
  const showToast = useToast()
  const [mark, { isLoading }] = useReadMessagesMutation()
  const readAll = async () => {
    const { error } = await mark({ all: true, upTo: asOf })
    showToast(error ? { tone: 'negative', text: errorText(error) } : { tone: 'positive', text: t('messageV2.allRead') })
  }
  return (
    <Button
      variant="outline"
      size="small"
      icon={<CheckIcon size={18} />}
      disabled={unread === 0}
      isBusy={isLoading}
      onClick={() => void readAll()}
    >
      {t('messageV2.readAll')}
    </Button>
  )
}
