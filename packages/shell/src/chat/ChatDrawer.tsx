import { useChatRoomsQuery } from '@boardwalk/api-client/lazy'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Drawer, SegmentedControl, Skeleton } from '@boardwalk/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useModal } from '../app/use-modal.ts'
import { useAsyncLabels } from '../site/use-async-labels.ts'
import { ChatRoom } from './ChatRoom.tsx'
import { useHeaderColour } from './use-header-colour.ts'

/** The members' chat: rooms, history and new messages. */
export function ChatDrawer() {
  const { t } = useTranslation('chat')
  const { close } = useModal()
  const labels = useAsyncLabels()
  const query = useChatRoomsQuery({}, { refetchOnMountOrArgChange: true })
  const [chosen, choose] = useState<string>()
  const head = useHeaderColour(query.currentData?.headerColour)
  const rooms = query.currentData?.rooms ?? []
  const room = rooms.find(({ id }) => id === chosen) ?? rooms[0]
  return (
    <Drawer isOpen onClose={close} title={t('title')} closeLabel={t('shell:close')}>
      <Panel>
        {room && (
          <Head ref={head}>
            {rooms.length > 1 ? (
              <SegmentedControl
                label={t('rooms')}
                value={room.id}
                options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={choose}
              />
            ) : (
              room.name
            )}
          </Head>
        )}
        <AsyncView
          query={query}
          labels={{ ...labels, empty: t('noRooms') }}
          isEmpty={(value) => value.rooms.length === 0}
          skeleton={<Skeleton $height="12rem" />}
        >
          {(value) => room && <ChatRoom key={room.id} room={room} rules={value} />}
        </AsyncView>
      </Panel>
    </Drawer>
  )
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  block-size: 100%;
  min-block-size: 20rem;
`

const Head = styled.div`
  flex: none;
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-header')};
  color: ${token('color-on-header')};
  font-weight: ${token('weight-bold')};
`
