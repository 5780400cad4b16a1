import { defineConfig } from 'vite'

/**
 * One small page that loads the engine of its game; its files are read from an opaque origin, hence no module
 * preload. The manifest lists the files of each engine.
 */
export default defineConfig({
  build: { outDir: 'dist', manifest: true, assetsInlineLimit: 0, modulePreload: false, target: 'es2022' },
})
