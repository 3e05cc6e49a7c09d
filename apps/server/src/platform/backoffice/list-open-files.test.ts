import { expect, it } from 'vitest';
import { listOpenFiles } from './list-open-files.ts';

const library = '../../node_modules/cbor-x/index.js';

const manifest = {
  'login.html': { file: 'assets/login.js', imports: ['_shared'], css: ['assets/login.css'] },
  _shared: { file: 'assets/shared.js', imports: ['_react'], assets: ['assets/face.woff2'] },
  _react: {
    file: 'assets/react.js',
    imports: ['_shared'],
    dynamicImports: [library, 'src/players.tsx'],
  },
  [library]: { file: 'assets/cbor.js' },
  'index.html': {
    file: 'assets/app.js',
    imports: ['_shared'],
    dynamicImports: ['src/players.tsx'],
  },
  'src/players.tsx': { file: 'assets/players.js', imports: ['_shared'] },
};

it('names what the login page needs, libraries that it fetches too, and nothing of the app', () => {
  expect([...listOpenFiles(manifest, 'login.html')].sort()).toEqual([
    'assets/cbor.js',
    'assets/face.woff2',
    'assets/login.css',
    'assets/login.js',
    'assets/react.js',
    'assets/shared.js',
  ]);
});

it('refuses a manifest without the page, so that nothing is open by mistake', () => {
  expect(() => listOpenFiles(manifest, 'gone.html')).toThrow('does not name gone.html');
});
