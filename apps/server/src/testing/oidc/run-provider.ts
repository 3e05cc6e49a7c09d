import { startOidcProvider } from './oidc-provider.ts';

// As a process of its own for tests in a browser, which read where it is from its first line.
const { url } = await startOidcProvider();
process.stdout.write(`${url}\n`);
