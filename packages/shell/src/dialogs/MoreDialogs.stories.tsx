import { fakeError, fakeId, fakes, makeAnnouncement } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ActivityDialog } from '../content/promotions/ActivityDialog.tsx'
import { memberCentre } from '../testing/centres.tsx'
import { shownDialog } from '../testing/shown-dialog.ts'
import { never, onPhone, screen, screenParameters } from '../testing/stories.tsx'

const meta = {
  title: 'Screens/Shell/Modals',
  component: ActivityDialog,
  parameters: screenParameters,
} satisfies Meta<typeof ActivityDialog>
export default meta
type Story = StoryObj<typeof meta>

const AT = '2026-11-21T10:00:00.000Z'
const shown = async (role?: 'dialog' | 'alertdialog') => within(await shownDialog(role))
const play: NonNullable<Story['play']> = async () => void (await shown())
const sessions = {
  sessions: () => ({
    list: [1, 2, 3].map((n) => ({
      ...{ id: fakeId(n), current: n === 1, createdAt: AT, lastSeenAt: AT, ip: `192.0.2.${n}` },
      device: n === 3 ? null : 'Chrome, Android',
    })),
  }),
}
const news = {
  announcements: () => ({
    player: Array.from({ length: 20 }, (_, n) => makeAnnouncement({}, n + 1)),
    ...{ banners: [], popup: [], promotion: [] },
  }),
  siteAnnouncements: ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
    ...{ pageNo, pageSize, totalCount: 20, totalPages: 3 },
    list: Array.from({ length: 9 }, (_, n) => makeAnnouncement({ title: `${pageNo}.${n + 1}` }, pageNo * 10 + n)),
  }),
}
const gift = {
  permission: () => {
    const permission = fakes.permission({})
    const resource = { resourceType: 'POP', url: '/register', qrCodeUrl: null, labelNameEn: 'Lantern welcome' }
    return { ...permission, info: { ...permission.info, resources: { 'register-pop': resource } } }
  },
}

export const ActivityOfAVisitor: Story = { ...screen('/help', { as: 'visitor', modal: { kind: 'activity' } }), play }
export const ActivityOfAMember: Story = {
  ...screen('/help', { as: 'member', modal: { kind: 'activity' }, features: [memberCentre] }),
  globals: onPhone,
  play,
}
export const ActivityWithoutBanners: Story = {
  ...screen('/help', { modal: { kind: 'activity' }, answers: { siteBanners: () => ({ list: [] }) } }),
  play,
}
export const Gift: Story = { ...screen('/help', { modal: { kind: 'gift' }, answers: gift }), play }
export const Coming: Story = {
  ...screen('/help', { as: 'member', modal: { kind: 'coming' } }),
  play: async () => void (await shown('alertdialog')),
}
export const ForgetTip: Story = { ...screen('/help', { modal: { kind: 'forgetTip' } }), play }
export const NoticesPaged: Story = {
  ...screen('/help', { modal: { kind: 'notice', id: fakeId(12) }, answers: news }),
  play: async () => void (await (await shown()).findByRole('heading', { name: '2.3' })),
}
export const NoticesLoading: Story = {
  ...screen('/help', { modal: { kind: 'notice', id: fakeId(1) }, answers: { siteAnnouncements: never } }),
  play,
}
export const NoticesFailed: Story = {
  ...screen('/help', { modal: { kind: 'notice', id: fakeId(1) }, answers: fakeError('siteAnnouncements', 'INTERNAL') }),
  play,
}
export const Popup: Story = {
  ...screen('/help', {
    modal: { kind: 'popup' },
    answers: {
      announcements: () => ({ player: [], banners: [], popup: [makeAnnouncement({ important: true })], promotion: [] }),
    },
  }),
  play,
}
export const Avatar: Story = {
  ...screen('/help', {
    as: 'member',
    modal: { kind: 'avatar' },
    answers: {
      avatarIcons: () => ({
        current: '1',
        list: ['1', '2', '3', '4', '5'].map((avatarId) => ({ avatarId, url: fakes.memberInfo({}).avatar })),
      }),
    },
  }),
  play,
}
export const Sessions: Story = {
  ...screen('/help', { as: 'member', modal: { kind: 'sessions' }, answers: sessions }),
  play: async () => void (await waitFor(async () => expect((await shown()).getAllByRole('listitem')).toHaveLength(3))),
}
export const SessionsOnAPhone: Story = { ...Sessions, globals: onPhone }
export const SessionsNeedAProof: Story = {
  ...screen('/help', {
    as: 'member',
    modal: { kind: 'sessions' },
    answers: {
      ...sessions,
      ...fakeError('endOtherSessions', 'STEP_UP_REQUIRED', {
        methods: ['PASSWORD', 'TOTP', 'MOBILE'],
        stepUpToken: 'step',
      }),
    },
  }),
  play: async ({ userEvent }) => {
    const dialog = await shown()
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3))
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(document.querySelector('dialog input[type="password"]')).toBeVisible())
  },
}
