import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SettingList } from '../../apps/server/src/platform/settings/declare-settings.ts';
import { variables } from '../../apps/server/src/settings.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const files = readdirSync(new URL('deploy/', root), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.slice(root.pathname.length)}/${entry.name}`);

/** What an environment of ours may begin with; others belong to the programs beside it. */
const ours =
  /\b(?:PERYA|DATABASE|REDIS|MQTT|S3|ID_SCAN|PAY_GATEWAY|XENDIT|PAYMONGO|PARTNER|KYC|OTEL)_[A-Z0-9_]+\b/g;

test('every variable that deploy/ sets is a setting', () => {
  const known = new Set(
    Object.entries<SettingList[string]>(variables).flatMap(([name, { isSecret }]) =>
      isSecret ? [name, `${name}_FILE`, `${name}_COMMAND`] : [name],
    ),
  );
  const found = files.flatMap((file) =>
    [...read(file).matchAll(ours)].map(([name]) => ({ file, name })),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ name }) => !known.has(name))).toEqual([]);
});

test('every alert has its paragraph in the run book, and no paragraph is without its alert', () => {
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name,
  );
  const [, section = ''] = /\n## Alerts\n([\s\S]*?)\n## /.exec(read('docs/operations.md')) ?? [];
  const told = [...section.matchAll(/^\*\*(\w+):\*\* \S/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect(told).toEqual(alerts);
});
