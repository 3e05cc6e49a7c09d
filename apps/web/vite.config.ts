import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { englishMessages } from '@perya/translation/english-messages';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './chunk-groups.ts';

/** What the API server answers; in development the app's own server hands these on to it. */
const apiPaths = [
  '/member',
  '/finance',
  '/game',
  '/promo',
  '/ocr',
  '/api',
  '/art',
  '/files',
  '/sandbox',
  '/docs/api',
  '/openapi.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/manifest.webmanifest',
];

const under = (path: string) => `^${path.replace('.', '\\.')}(?:[/?]|$)`;

function apiProxy(target: string | undefined, staffApp: string | undefined) {
  if (target === undefined) return {};
  const calls = apiPaths.map((path) => [under(path), { target, changeOrigin: false }]);
  // The staff app has a development server of its own, with a line for hot reload.
  const pages = staffApp ? [[under('/backoffice'), { target: staffApp, ws: true }]] : [];
  const live = [under('/mqtt'), { target, ws: true }];
  return Object.fromEntries([...calls, live, ...pages]);
}

/**
 * The text face is asked for with the page itself; its name is known only after the build. The script may wait: the
 * page is server-rendered, and on a slow connection the first picture has priority.
 */
const orderFirstLoad: Plugin = {
  name: 'order-first-load',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const faces = Object.keys(bundle ?? {}).filter((file) =>
        /figtree-latin-wght-[^/]*$/.test(file),
      );
      return {
        html: html.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
        tags: faces.map((file) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${file}`,
          },
          injectTo: 'head-prepend' as const,
        })),
      };
    },
  },
};

/**
 * Most functions of the first load run at once. A browser that knows this mark compiles them beside the download and
 * not one by one while the page waits for them.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.isEntry) {
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    }
  },
};

/**
 * The server writes the styles of the first load into the page. Without this a later chunk that imports from the first
 * one would fetch the same styles as a file, and the browser would compute and lay out the whole page anew.
 */
const firstStylesOnce: Plugin = {
  name: 'first-styles-once',
  // After the page has noted its stylesheet, before later imports note theirs.
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.isEntry) file.viteMetadata?.importedCss.clear();
    }
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    englishMessages(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    tailwindcss(),
    ...(isSsrBuild ? [] : [orderFirstLoad, compileAhead, firstStylesOnce]),
  ],
  html: { cspNonce: '%perya.nonce%' },
  resolve: {
    // Libraries that also serve React 17 bring a stand-in for a hook that React has had since 18.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  server: { proxy: apiProxy(process.env['PERYA_API'], process.env['PERYA_BACKOFFICE']) },
  ...(isSsrBuild
    ? {
        // The server imports one file, with everything in it and no look at node_modules.
        ssr: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
        publicDir: false as const,
        build: {
          outDir: 'dist/prerender',
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            output: { entryFileNames: 'prerender.js', codeSplitting: false },
          },
        },
      }
    : {
        build: {
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: true,
          target: 'es2022',
          modulePreload: {
            // Every browser that runs the app knows modulepreload by itself.
            polyfill: false,
            // A list of what each later screen needs would stand in the first load and grow with every screen; links
            // fetch their screen when they are pointed at, which hides the way there.
            resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
          },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        },
      }),
}));
