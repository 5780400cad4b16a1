import { fakes } from '@boardwalk/api-client/fakes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { lazyPage } from '../app/lazy-page.tsx'
import { inStorefront, onPhone, screen, screenParameters } from '../testing/stories.tsx'
import { CrashScreen } from './CrashScreen.tsx'
import { RELOADED, thisBuild } from './chunk-errors.ts'
import { PageCrash } from './PageCrash.tsx'
import { SectionBoundary } from './SectionBoundary.tsx'
import { StatusScreen } from './StatusScreen.tsx'

const meta = {
  title: 'Screens/Shell/Status',
  component: StatusScreen,
  parameters: screenParameters,
  args: { title: '', text: '', onRetry: () => undefined },
} satisfies Meta<typeof StatusScreen>
export default meta
type Story = StoryObj<typeof meta>

const permission = (change: object) => () => ({ ...fakes.permission({ url: '' }), ...change })
const closedUntil = () => ({ ...fakes.systemStatus({}), status: 1 as const, until: '2026-11-21T14:30:00.000Z' })

// Rendered again when the rest of the page has arrived, so the element found first may be gone.
export const Maintenance: Story = {
  ...screen('/', { answers: { permission: permission({ maintenance: true }) } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
}
export const MaintenanceWithAnEnd: Story = {
  ...screen('/', { answers: { systemStatus: closedUntil } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/2026/)).toBeVisible())
  },
}
export const MaintenanceOnAPhone: Story = { ...MaintenanceWithAnEnd, globals: onPhone }
export const RegionBlocked: Story = {
  ...screen('/', { answers: { permission: permission({ regionRestriction: true }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('127.0.0.1')).toBeVisible()
  },
}
export const NotFound: Story = { ...screen('/no-such-page') }

function Broken(): ReactNode {
  throw new Error('A page that cannot be drawn')
}
const broken = { name: 'broken', page: lazyPage(async () => Broken) }
const routes = [{ path: '/broken', page: broken.page, layout: 'full' as const, title: 'shell:title.notFound' }]

export const PageBroke: Story = {
  ...screen('/broken', { features: [{ name: broken.name, routes }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('banner')).toBeVisible()
  },
}

/** The automatic reload was tried a moment ago, so the page names the missing part. */
function AfterTheReload({ children }: { children: ReactNode }) {
  sessionStorage.setItem(RELOADED, thisBuild)
  return children
}
const lostChunk = new Error('Failed to fetch dynamically imported module: https://play.example/assets/lobby-3f2a.js')

export const PageDidNotArrive: Story = {
  render: () => (
    <AfterTheReload>
      <PageCrash error={lostChunk} resetErrorBoundary={() => undefined} />
    </AfterTheReload>
  ),
  decorators: [inStorefront()],
  // The page checks whether the file is gone; here a story answers.
  beforeEach: () => {
    const real = globalThis.fetch
    globalThis.fetch = async () => new Response(null, { status: 404 })
    return () => {
      globalThis.fetch = real
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('lobby-3f2a.js')
  },
}
export const PageTookTooLong: Story = {
  render: () => (
    <AfterTheReload>
      <PageCrash
        error={new Error('Loading chunk timed out: https://play.example/assets/lobby-3f2a.js')}
        resetErrorBoundary={() => undefined}
      />
    </AfterTheReload>
  ),
  decorators: [inStorefront()],
}
export const SectionBroke: Story = {
  render: () => (
    <SectionBoundary>
      <Broken />
    </SectionBoundary>
  ),
  decorators: [inStorefront()],
}
export const EverythingBroke: Story = {
  render: () => <CrashScreen error={new Error('The frame broke')} resetErrorBoundary={() => undefined} />,
  decorators: [inStorefront()],
}
