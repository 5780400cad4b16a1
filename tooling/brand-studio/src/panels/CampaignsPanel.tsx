import { token } from '@boardwalk/brand-kit'
import { Badge, Button, bareList, EmptyState, TextField, VisuallyHidden } from '@boardwalk/ui'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { nameError, newCampaign, removeCampaign } from '../model/campaign-edits.ts'
import { campaignFile } from '../model/campaigns.ts'
import { getAt } from '../model/json.ts'
import { inWordsAt } from '../model/zoned-time.ts'
import { useStudioPage } from '../page/studio-context.ts'
import { Panel } from '../parts/Panel.tsx'
import { CampaignEditor } from './CampaignEditor.tsx'
import { ClockBar } from './ClockBar.tsx'

/** The campaigns of the brand, and the clock that previews them. */
export function CampaignsPanel() {
  const { draft } = useStudioPage()
  const [open, setOpen] = useState<string | null>(null)
  const names = Object.keys(draft.campaigns)
  return (
    <>
      <ClockBar />
      <Panel title="Campaigns" hint="Each changes the brand from one moment to another, without a new release.">
        {names.length === 0 && (
          <EmptyState title="No campaigns yet" hint="Give one a name: it then runs for a week, and you say when." />
        )}
        <List aria-label="Campaigns">
          {names.map((name) => (
            <Row key={name} name={name} isOpen={open === name} onOpen={(isOpen) => setOpen(isOpen ? name : null)} />
          ))}
        </List>
        <NewCampaign onMade={setOpen} />
      </Panel>
    </>
  )
}

type RowProps = { name: string; isOpen: boolean; onOpen: (isOpen: boolean) => void }

function Row({ name, isOpen, onOpen }: RowProps) {
  const { draft, savedDraft, outcome, shown, edit, settle, setClock } = useStudioPage()
  const zone = shown?.brand.timeZone ?? 'UTC'
  const [from, to] = ['from', 'to'].map((key) => Date.parse(String(getAt(draft.campaigns, [name, key]) ?? '')))
  const wrong = outcome.problems.filter(({ file }) => file === campaignFile(name)).length
  const remove = () => {
    edit(`remove campaign ${name}`, ...removeCampaign(draft, name, savedDraft.art))
    settle()
  }
  return (
    <li>
      <Head>
        <strong>{name}</strong>
        {wrong > 0 && <Badge $tone="negative">{wrong} to mend</Badge>}
        <small>
          {inWordsAt(zone, from ?? Number.NaN)} – {inWordsAt(zone, to ?? Number.NaN)}
        </small>
      </Head>
      <Actions>
        <Button size="small" variant="outline" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Edit'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button
          size="small"
          variant="ghost"
          disabled={Number.isNaN(from)}
          onClick={() => from !== undefined && setClock(from)}
        >
          Look at it<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button size="small" variant="ghost" onClick={remove}>
          Remove<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Actions>
      {isOpen && <CampaignEditor name={name} />}
    </li>
  )
}

function NewCampaign({ onMade }: { onMade: (name: string) => void }) {
  const { draft, shown, edit, settle } = useStudioPage()
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const error = nameError(name, draft)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(error !== null)
    if (error !== null) return
    edit(`add campaign ${name}`, newCampaign(name, shown?.brand.timeZone ?? 'UTC', Date.now()))
    settle()
    onMade(name)
    setName('')
  }
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label="Name of a new campaign"
        value={name}
        autoComplete="off"
        spellCheck={false}
        error={isTried && error}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="outline">
        Add the campaign
      </Button>
    </Form>
  )
}

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${token('space-3')};
  &:empty { display: none; }
  & > li { padding-block-end: ${token('space-3')}; border-block-end: 1px solid ${token('color-border')}; }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  overflow-wrap: anywhere;
  & > small { flex: 1 0 100%; color: ${token('color-text-muted')}; font-size: ${token('text-sm')}; }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  padding-block-start: ${token('space-2')};
`
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  & > button { justify-self: start; }
`
