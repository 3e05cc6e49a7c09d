import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  // The pages are served under a path that the platform chooses, so files are named from where they lie.
  base: './',
  plugins: [react()],
  build: {
    outDir: resolve(here, 'dist'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A page's policy refuses inlined fonts and pictures.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        play: resolve(here, 'play.html'),
        practice: resolve(here, 'practice.html'),
        verify: resolve(here, 'verify.html'),
        replay: resolve(here, 'replay.html'),
      },
    },
  },
});
