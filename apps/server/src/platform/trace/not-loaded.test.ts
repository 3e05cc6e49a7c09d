import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    resolve(name, context, next) {
      if (name.startsWith('@opentelemetry/')) loaded.add(name);
      return next(name, context);
    },
  });
  await import(${JSON.stringify(new URL('../../create-server.ts', import.meta.url).href)});
  process.stdout.write(JSON.stringify([...loaded]), () => process.exit(0));
`;

test('a server that nobody follows loads nothing that follows', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  // The metrics' library knows the names of the API, and costs nothing by it.
  expect(JSON.parse(printed)).toEqual(['@opentelemetry/api']);
});
