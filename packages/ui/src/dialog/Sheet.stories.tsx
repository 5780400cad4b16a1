import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Link } from '../button/Link.tsx'
import { Stack } from '../layout/Stack.tsx'
import { guide } from '../testing/guide.ts'
import { Opener } from '../testing/Opener.tsx'
import { pressEscape } from '../testing/press-escape.ts'
import { Text } from '../text/Text.tsx'
import { Sheet } from './Sheet.tsx'

const onBack = fn()
const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  args: {
    isOpen: false,
    onClose: () => {},
    title: 'Member centre',
    backLabel: 'Back',
    children: <Text>One page of the overlay.</Text>,
  },
  render: (args) => <Opener>{({ isOpen, close }) => <Sheet {...args} isOpen={isOpen} onClose={close} />}</Opener>,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
    ...guide({
      usage:
        'A place of several pages over the page: the member centre, the agent centre. Full height on a phone, a centred panel 1,080 wide on a desktop.',
      dos: ['Lead back inside with `onBack`; without it the arrow closes.', 'Put the pages of the place into `aside`.'],
      donts: ['Do not use it for one short task; that is a Modal.'],
      keyboard: [
        ['Escape', 'closes it'],
        ['Tab, Shift Tab', 'stays inside'],
      ],
    }),
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

async function open({ canvas, userEvent }: Parameters<Play>[0]) {
  const opener = canvas.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const sheet = await within(document.body).findByRole('dialog', { name: 'Member centre' })
  await waitFor(() => expect(getComputedStyle(sheet).opacity).toBe('1'))
  return { opener, sheet, inside: within(sheet) }
}

export const BackCloses: Story = {
  play: async (context) => {
    const { opener, sheet, inside } = await open(context)
    await context.userEvent.click(inside.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
export const WithSideMenu: Story = {
  args: {
    aside: (
      <Stack as="nav" aria-label="Member centre" $gap="1" $align="start">
        {['Profile', 'Balance', 'Messages'].map((name) => (
          <Link key={name} href={`#${name}`} variant="standalone">
            {name}
          </Link>
        ))}
      </Stack>
    ),
    actions: (
      <Button size="small" variant="soft">
        Save
      </Button>
    ),
  },
  play: async (context) => void (await open(context)),
}
export const OnePageDeeper: Story = {
  args: { onBack },
  play: async (context) => {
    onBack.mockClear()
    const { sheet, inside } = await open(context)
    await context.userEvent.click(inside.getByRole('button', { name: 'Back' }))
    await expect(onBack).toHaveBeenCalledOnce()
    await expect(sheet).toHaveAttribute('open')
    pressEscape(sheet)
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
  },
}
export const LongPage: Story = {
  args: { children: Array.from({ length: 60 }, (_, index) => <p key={`${index + 1}`}>Line {index + 1} of a page</p>) },
  play: async (context) => {
    const { sheet, inside } = await open(context)
    await expect(sheet.offsetHeight).toBeLessThanOrEqual(window.innerHeight)
    const area = inside.getByText('Line 1 of a page').parentElement
    await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'))
  },
}
