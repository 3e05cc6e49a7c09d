import { build } from 'vite';

process.env['NODE_ENV'] = 'production';
await build({
  root: import.meta.dirname,
  configFile: `${import.meta.dirname}/vite.config.ts`,
  logLevel: 'warn',
});
