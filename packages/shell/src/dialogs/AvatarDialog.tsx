import { useAvatarIconsQuery, useChangeAvatarMutation } from '@boardwalk/api-client/lazy'
import { token } from '@boardwalk/brand-kit'
import { useTranslation } from '@boardwalk/i18n'
import { AsyncView, Button, Modal, Notice, Skeleton, Stack, useToast } from '@boardwalk/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useModal } from '../app/use-modal.ts'
import { useAsyncLabels } from '../site/use-async-labels.ts'
import { useErrorText } from '../site/use-error-text.ts'

/** Chooses one of the platform's pictures; `onClose` where it is no dialog of the shell. */
export function AvatarDialog({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation('dialogs')
  const modal = useModal()
  const close = onClose ?? modal.close
  const labels = useAsyncLabels()
  const errorText = useErrorText()
  const showToast = useToast()
  const query = useAvatarIconsQuery({})
  const [save, { isLoading, error }] = useChangeAvatarMutation()
  const [chosen, choose] = useState<string>()
  const submit = async () => {
    if (chosen === undefined) return close()
    const { data } = await save({ avatarId: chosen })
    if (!data) return
    showToast({ tone: 'positive', text: t('avatar.saved') })
    close()
  }
  return (
    <Modal
      isOpen
      onClose={close}
      title={t('avatar.title')}
      closeLabel={t('shell:close')}
      width={420}
      footer={
        <Button isBusy={isLoading} onClick={() => void submit()}>
          {t('avatar.save')}
        </Button>
      }
    >
      <Stack $gap="4">
        {error !== undefined && (
          <Notice tone="negative" isAlert>
            {errorText(error)}
          </Notice>
        )}
        <AsyncView
          query={query}
          labels={labels}
          isEmpty={({ list }) => list.length === 0}
          skeleton={<Skeleton $height="10rem" />}
        >
          {({ current, list }) => <Choices list={list} value={chosen ?? current ?? ''} onChoose={choose} />}
        </AsyncView>
      </Stack>
    </Modal>
  )
}

type ChoicesProps = {
  list: readonly { avatarId: string; url: string }[]
  value: string
  onChoose: (avatarId: string) => void
}

function Choices({ list, value, onChoose }: ChoicesProps) {
  const { t } = useTranslation('dialogs')
  const name = useId()
  return (
    <Pictures aria-label={t('avatar.title')} role="radiogroup">
      {list.map(({ avatarId, url }, index) => (
        <Choice key={avatarId}>
          <input
            type="radio"
            name={name}
            value={avatarId}
            aria-label={t('avatar.number', { number: index + 1 })}
            checked={avatarId === value}
            onChange={() => onChoose(avatarId)}
          />
          <img src={url} alt="" width={72} height={72} loading="lazy" />
        </Choice>
      ))}
    </Pictures>
  )
}

const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: ${token('space-3')};
  justify-items: center;
`

const Choice = styled.label`
  position: relative;
  display: grid;
  border-radius: ${token('radius-pill')};
  cursor: pointer;
  & > input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  & > img { border-radius: inherit; outline: 3px solid transparent; outline-offset: 2px; }
  & > input:checked + img { outline-color: ${token('color-accent')}; }
  & > input:focus-visible + img { outline-color: ${token('color-text')}; }
`
