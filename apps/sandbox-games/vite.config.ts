import { defineConfig } from 'vite'

/** One small page; its files are read from an opaque origin, hence no module preload. */
export default defineConfig({
  build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: false, target: 'es2022' },
})
