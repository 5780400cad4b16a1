import { fakeError, makeDownline } from '@boardwalk/api-client/fakes'
import { never, onPhone, screenParameters } from '@boardwalk/shell/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { agentScreen, risen } from '../testing/agent-screen.ts'
import { Team } from './Team.tsx'

const meta = {
  title: 'Screens/Agent centre/Team management',
  component: Team,
  parameters: screenParameters,
} satisfies Meta<typeof Team>
export default meta
type Story = StoryObj<typeof meta>

const page = 'teamManagement'
const play: Story['play'] = async () => void (await risen())
const list = [
  makeDownline({ account: 'agenta1b1', level: 2, online: true }, 1),
  makeDownline({ account: 'agenta1b2', level: 2, status: 'DISABLED', remark: 'Call on Monday' }, 2),
  makeDownline({ account: 'amihan10', type: 0, level: 2, members: 0, teamBalance: '0.00', lastLoginAt: null }, 3),
]
const { id, type } = makeDownline()
const answers = {
  agentTeam: () => ({
    ...{ list, pageNo: 1, pageSize: 20, totalCount: 43, totalPages: 3 },
    path: [{ id, type, level: 1, account: 'agenta1' }],
  }),
}

/** One level down, with every state of an account. */
export const Deeper: Story = { ...agentScreen(`${page}&q.under=agenta1`, { answers }), play }
export const OnAPhone: Story = { ...agentScreen(`${page}&q.under=agenta1`, { answers }), globals: onPhone, play }
export const Loading: Story = { ...agentScreen(page, { answers: { agentTeam: never } }), play }
export const Failed: Story = { ...agentScreen(page, { answers: fakeError('agentTeam', 'OVERLOADED') }), play }
