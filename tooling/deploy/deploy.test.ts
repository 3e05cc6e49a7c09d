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

test('what a unit says of its own process is not overruled by the file that all share', () => {
  const unit = read('deploy/systemd/perya@.service');
  const [, own = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const names = own.split(' ').map((each) => each.split('=')[0]);
  expect(names).toContain('PORT');
  // systemd lets a file of variables win over those of the unit.
  const shared = read('deploy/perya.env.example').matchAll(/^([A-Z0-9_]+)=/gm);
  expect([...shared].map(([, name]) => name).filter((name) => names.includes(name ?? ''))).toEqual(
    [],
  );
});

test('the file of EMQX lies where EMQX reads it, and its key comes by the variable that EMQX reads', () => {
  expect(read('deploy/compose.yml')).toContain('./emqx/base.hocon:/opt/emqx/etc/base.hocon:ro');
  const rules = read('deploy/emqx/base.hocon').replaceAll(/^#.*$/gm, '');
  // A key that stood here would be everybody's, and a variable of the environment would be its own name.
  expect(rules).not.toMatch(/\bsecret\s*=/);
  const placeholders = [...rules.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(placeholders).toEqual(['username', 'clientid']);
  // By its place in the list, which the variable names.
  expect(/authentication = \[\s*\{\s*mechanism = (\w+)/.exec(rules)?.[1]).toBe('jwt');
  expect(read('deploy/README.md')).toContain('EMQX_AUTHENTICATION__1__SECRET');
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
