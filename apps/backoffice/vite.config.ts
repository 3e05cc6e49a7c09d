import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { englishMessages } from '@perya/translation/english-messages';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-groups.ts';

const page = (name: string) => `${import.meta.dirname}/${name}.html`;

const api = process.env['PERYA_API'];

export default defineConfig({
  base: '/backoffice/',
  plugins: [
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    englishMessages(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
  ],
  html: { cspNonce: '%perya.nonce%' },
  // In development the player app's server hands /backoffice on to this one, which hands calls and the line on to the API.
  server:
    api === undefined
      ? {}
      : { proxy: { '^/backoffice/(api|line)\\b': { target: api, changeOrigin: false } } },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A font inside a stylesheet would have to pass the content policy as data.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Two pages: what the login needs is for everybody, all the rest for staff who are logged in.
      input: { app: page('index'), login: page('login') },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
