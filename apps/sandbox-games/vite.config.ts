import { defineConfig } from 'vite'

/**
 * One small page that loads the engine it was opened for; its files are read from an opaque origin, hence no module
 * preload. The manifest tells what each engine loads.
 */
export default defineConfig({
  build: { outDir: 'dist', manifest: true, assetsInlineLimit: 0, modulePreload: false, target: 'es2022' },
})
