import { Generator, getConfig } from '@tanstack/router-generator';
import { routesConfig } from './routes.config.ts';

/** Writes the tree of routes without a build; after a merge of two branches that both add some. */
const root = import.meta.dirname;
const config = getConfig({ ...routesConfig, autoCodeSplitting: true }, root);
await new Generator({ config, root }).run();
