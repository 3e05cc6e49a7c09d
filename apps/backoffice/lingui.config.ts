import { appCatalogues } from '@perya/translation/app-catalogues';

// The login page has no words but its own catalogue, so the parts of lib that it shows are in it too.
export default appCatalogues(import.meta.dirname, { login: ['lib/fields', 'lib/query'] });
