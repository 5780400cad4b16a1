import type { StorybookConfig } from '@storybook/react-vite'
import { allBrands } from './brands-plugin.ts'
import { docgen } from './docs/docgen/docgen-plugin.ts'
import { storyPictures } from './pictures-plugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../../tooling/brand-studio/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewAnnotations: (all = []) => [...all, `${import.meta.dirname}/checks/story-hooks.ts`],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Ours knows styled components and writes types out.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // A test reads no table of props.
    plugins: [...(vite.plugins ?? []), ...(process.env.VITEST ? [] : [docgen()]), allBrands(), storyPictures()],
  }),
}
export default config
