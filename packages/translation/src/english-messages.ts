import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/**
 * `tl/NAME.po?english` is the English of that catalogue: a message is its own id there, so no file has to say it again.
 * That the catalogue has every message of the sources is checked (`npm test -- messages`).
 */
export function englishMessages(): Plugin {
  let config: ReturnType<typeof getConfig>;
  return {
    name: 'english-messages',
    configResolved: ({ root }) => {
      config = getConfig({ cwd: root });
    },
    transform: {
      filter: { id: /\.po\?english$/ },
      async handler(_code, id) {
        const file = relative(config.rootDir, id.replace('?english', ''));
        const found = getCatalogForFile(file, await getCatalogs(config));
        if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts`);
        const entries = Object.entries((await found.catalog.read(found.locale)) ?? {});
        const messages = entries
          .filter(([, { obsolete }]) => !obsolete)
          .map(([key, { message }]) => [key, message ?? key]);
        const { source, errors } = createCompiledCatalog('en', Object.fromEntries(messages), {
          namespace: 'es',
        });
        if (errors.length > 0) throw errors[0];
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}
