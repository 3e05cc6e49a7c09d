import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type ConfigurationFile,
  configurationFormat,
  configurationVersion,
} from '@perya/contract/configuration/file';
import type { exportConfiguration as call } from '@perya/contract/configuration/staff-calls/configuration';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { byStaff } from '../audit/index.ts';
import { digestOf } from './file/digest-of.ts';
import { readPictures } from './file/pictures.ts';
import type { ConfigurationServices } from './services.ts';

/** Of one moment, for all parts. */
async function readParts(
  { pool, parts }: Pick<ConfigurationServices, 'pool' | 'parts'>,
  at: Date | null,
): Promise<ConfigurationFile['parts']> {
  return inSnapshot(pool, async (client) => {
    const read: [string, unknown[]][] = [];
    for (const part of parts) {
      if (at !== null && (await part.isKept?.(client, at)) === false) continue;
      read.push([part.name, await part.read(client, at)]);
    }
    return Object.fromEntries(read);
  });
}

const templateOf = ({ parts }: Pick<ConfigurationServices, 'parts'>): ConfigurationFile['parts'] =>
  Object.fromEntries(
    parts.flatMap(({ name, template = () => [] }): [string, unknown[]][] => {
      const rows = template();
      return rows === null ? [] : [[name, [...rows]]];
    }),
  );

/** The configuration as one file: as it is, as it stood, or with nothing in it but what must be filled in. */
export async function exportConfiguration(
  services: ConfigurationServices,
  context: StaffContext,
  { what, at }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { audit, store } = services;
  const moment = at === null ? null : new Date(at * 1000);
  if (moment !== null && what === 'house') {
    const since = await store.historyBegins();
    if (since === null || moment < since) throw new Refusal('NOT_FOUND');
  }
  const asOf = (moment ?? new Date()).toISOString();
  const parts = what === 'template' ? templateOf(services) : await readParts(services, moment);
  const content: ConfigurationFile = {
    format: configurationFormat,
    version: configurationVersion,
    as_of: asOf,
    parts,
    pictures: await readPictures(services.parts, (name) => parts[name] ?? []),
  };
  const file = `${JSON.stringify(content, null, 2)}\n`;
  const digest = digestOf(file);
  await audit.record(byStaff(context), async () => ({
    result: undefined,
    entries: [
      {
        action: 'configuration.exported',
        subject: { kind: 'house' },
        after: { what, as_of: asOf, digest },
      },
    ],
  }));
  return { name: `perya-${what}-${asOf.slice(0, 10)}.json`, file, digest };
}
