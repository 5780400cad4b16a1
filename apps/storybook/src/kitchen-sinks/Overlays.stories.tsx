import {
  AlertDialog,
  Button,
  Drawer,
  GlobeIcon,
  LogoutIcon,
  Menu,
  MenuItem,
  Row,
  Stack,
  Text,
  UserIcon,
} from '@boardwalk/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { nothing, Part, picture, Sheet } from './Sheet.tsx'

/** A drawer with its menu open. Messages disappear automatically, so that no picture waits for them. */
function Overlays() {
  return (
    <Sheet>
      <Part title="Under the layers">
        <Text>The page stays where it is and darkens.</Text>
        <Button>Out of reach</Button>
      </Part>
      <Drawer isOpen onClose={nothing} title="Account" closeLabel="Close">
        <Stack $gap="4">
          <Text>Player01, signed in since this morning.</Text>
          <Row>
            <Menu label="More" align="start" trigger={(props) => <Button {...props}>More</Button>}>
              <MenuItem icon={<UserIcon size={20} />}>Profile</MenuItem>
              <MenuItem icon={<GlobeIcon size={20} />} isSelected>
                English
              </MenuItem>
              <MenuItem icon={<LogoutIcon size={20} />} tone="danger">
                Log out
              </MenuItem>
            </Menu>
          </Row>
        </Stack>
      </Drawer>
    </Sheet>
  )
}

const meta = {
  title: 'Patterns/Kitchen sinks/Overlays',
  component: Overlays,
  parameters: picture('Overlays above a page, each opened.', 800, 560),
} satisfies Meta<typeof Overlays>
export default meta

export const Question: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <Part title="Under the question">
        <Text>The page waits for the answer.</Text>
      </Part>
      <AlertDialog
        isOpen
        title="Log out?"
        confirmLabel="Log out"
        cancelLabel="Stay"
        tone="danger"
        onConfirm={nothing}
        onCancel={nothing}
      >
        Your balance stays where it is.
      </AlertDialog>
    </Sheet>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

export const Everything: StoryObj<typeof meta> = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible())
  },
}
