import type { Endpoints, Value } from '@boardwalk/api-client'
import { useNoticesQuery, useSetNoticeMutation } from '@boardwalk/api-client/centres'
import { useTranslation } from '@boardwalk/i18n'
import { useErrorText } from '@boardwalk/shell/feature'
import { ListSkeleton, PageView } from '@boardwalk/shell/page-kit'
import { FieldGroup, Modal, Notice, Stack, Switch, Text } from '@boardwalk/ui'
import type { DialogProps } from './dialogs.ts'

type Notices = Value<Endpoints['notices']>

const channels = ['INBOX', 'EMAIL'] as const

/** Notices that a member wants, by channel. Each switch takes effect at once. */
export function NoticesDialog({ onClose }: DialogProps) {
  const { t } = useTranslation(['member-centre', 'ui'])
  const query = useNoticesQuery({})
  return (
    <Modal isOpen onClose={onClose} title={t('notices.title')} closeLabel={t('ui:close')} width={480} delay={0}>
      <Stack $gap="4">
        <Text $size="sm" $tone="muted">
          {t('notices.security')}
        </Text>
        <PageView query={query} skeleton={<ListSkeleton />}>
          {(shown) => <Channels {...shown} />}
        </PageView>
      </Stack>
    </Modal>
  )
}

function Channels({ list, hasEmail }: Notices) {
  const { t } = useTranslation('member-centre')
  const errorText = useErrorText()
  const [save, { isLoading, error, isSuccess }] = useSetNoticeMutation()
  return (
    <>
      {channels.map((channel) => (
        <FieldGroup
          key={channel}
          label={t(`notices.channel.${channel}`)}
          hint={channel === 'EMAIL' && !hasEmail ? t('notices.noEmail') : undefined}
        >
          {(group) => (
            <Stack $gap="1" role="group" {...group}>
              {list
                .filter((one) => one.channel === channel)
                .map(({ topic, isOn }) => (
                  <Switch
                    key={topic}
                    label={t(`notices.topic.${topic}`)}
                    checked={isOn}
                    disabled={isLoading || (channel === 'EMAIL' && !hasEmail)}
                    onChange={({ target }) => void save({ channel, topic, isOn: target.checked })}
                  />
                ))}
            </Stack>
          )}
        </FieldGroup>
      ))}
      <div role="status">
        {error ? <Notice tone="negative">{errorText(error)}</Notice> : isSuccess && <Text>{t('notices.saved')}</Text>}
      </div>
    </>
  )
}
