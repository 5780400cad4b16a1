import { fakeError } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { shownDialog } from '../testing/shown-dialog.ts'
import { offlineScreen, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { switched } from '../testing/switched.ts'
import { RecoveryDialog } from './RecoveryDialog.tsx'

const meta = {
  title: 'Screens/Shell/Recovery',
  component: RecoveryDialog,
  parameters: screenParameters,
} satisfies Meta<typeof RecoveryDialog>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const modal = { kind: 'forgetPass' } as const
const both = switched({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: true })
const byPhone = switched({ CHNGPASSMAIL3: false, CHNGPASSVERIF3: true })
const byMail = switched({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: false })
const neither = switched({ CHNGPASSMAIL3: false, CHNGPASSVERIF3: false })
const open = (answers: object) => screen('/help', { modal, answers })

const look: Play = async () => void (await shownDialog('dialog', 'form'))
const typeNumber: Play = async ({ userEvent }) => {
  const found = await shownDialog('dialog', '[type="tel"]')
  await userEvent.type(found.querySelector('[type="tel"]') as Element, '9171234567')
}

export const BothWays: Story = { ...open(both), play: look }
export const BothWaysOnAPhone: Story = { ...open(both), globals: onPhone, play: look }
export const ByMail: Story = { ...open(byMail), play: look }
export const ByPhone: Story = { ...open(byPhone), play: typeNumber }
export const Neither: Story = { ...open(neither), play: async () => void (await shownDialog()) }
export const Mistakes: Story = {
  ...open(byPhone),
  play: async (context) => {
    await typeNumber(context)
    const found = await shownDialog()
    await context.userEvent.click(found.querySelector('[type="submit"]') as Element)
    await waitFor(() => expect(found.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(1))
  },
}
export const CodeRefused: Story = {
  ...open({ ...byPhone, ...fakeError('challenge', 'FEATURE_OFF') }),
  play: async (context) => {
    await typeNumber(context)
    const found = await shownDialog()
    const [send] = [...found.querySelectorAll('form button')].filter((button) => /\w/.test(button.textContent ?? ''))
    await context.userEvent.click(send as Element)
    await waitFor(() => expect(page.getByRole('alertdialog')).toBeVisible())
  },
}
export const Offline: Story = {
  ...offlineScreen('/help', { modal, answers: both }),
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
  },
}
