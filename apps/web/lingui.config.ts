import { appCatalogues } from '@perya/translation/app-catalogues';

export default appCatalogues(import.meta.dirname);
