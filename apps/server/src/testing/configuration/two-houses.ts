import type { ConfigurationFile } from '@perya/contract/configuration/file';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import type pg from 'pg';
import { type ApiStaff, approveAs, createApiStaff } from '../api-staff.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** An installation between which and another one configuration travels. */
export interface House {
  server: TestServer;
  /** Two people who may everything. */
  ana: ApiStaff;
  ben: ApiStaff;
}

async function openHouse(isEmpty: boolean): Promise<House> {
  const server = await startTestServer({ isEmpty });
  const ana = await createApiStaff(server, 'administrator');
  const ben = await createApiStaff(server, 'administrator');
  return { server, ana, ben };
}

/** One that the demo operator has furnished, and one that nobody has. */
export const openTwoHouses = async () => {
  const [staging, production] = await Promise.all([openHouse(false), openHouse(true)]);
  return { staging, production };
};

export const planned = { reason: 'planned', words: 'Before the opening' } as const;

export async function exportOf(
  { ana }: House,
  at: number | null = null,
): Promise<ConfigurationFile> {
  const { file } = await ana.client.call(staffCalls.exportConfiguration, { what: 'house', at });
  return JSON.parse(file);
}

const fileOf = (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return new File([text], 'house.json', { type: 'application/json' });
};

export const sendFile = ({ ana }: House, content: unknown) =>
  ana.client.upload(staffCalls.draftConfiguration, fileOf(content));

export const askImport = ({ ana }: House, draft: string | null) =>
  ana.client.call(staffCalls.askConfiguration, { draft: draft ?? '0', ...planned });

/** By two people; the number of the import. */
export async function bringIn(house: House, content: unknown): Promise<string> {
  const { draft, problems } = await sendFile(house, content);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const { id } = await askImport(house, draft);
  await approveAs(house.ben, id);
  const { imports } = await house.ana.client.call(staffCalls.readConfiguration, {});
  return imports[0]?.id ?? '';
}

/** One that nobody will approve: the next can be asked for. */
export const withdraw = ({ ana }: House, id: string) =>
  ana.client.call(staffCalls.withdrawRequest, { id, reason: 'mistaken', words: '' });

export const askUndo = ({ ana }: House, id: string) =>
  ana.client.call(staffCalls.askConfigurationUndo, { id, ...planned, reason: 'mistake-of-house' });

export async function undo(house: House, id: string): Promise<void> {
  await approveAs(house.ben, (await askUndo(house, id)).id);
}

export type Row = Record<string, unknown>;
export const rowsOf = (file: ConfigurationFile, part: string) => (file.parts[part] ?? []) as Row[];

/** A file of one part, with its rows changed. */
export const fileWith = (
  file: ConfigurationFile,
  part: string,
  change: (rows: Row[]) => Row[],
) => ({ ...file, parts: { [part]: change(structuredClone(rowsOf(file, part))) } });

export const firstChanged = (change: Row) => (rows: Row[]) =>
  rows.map((row, place) => (place === 0 ? { ...row, ...change } : row));

/** Why a file is not taken; it leaves the house as it was. */
export async function problemsOfFile(house: House, content: unknown): Promise<string> {
  const before = await exportOf(house);
  const { draft, problems } = await sendFile(house, content);
  const after = await exportOf(house);
  if (draft !== null) throw new Error('The file was taken');
  if (JSON.stringify(after.parts) !== JSON.stringify(before.parts)) throw new Error('It moved');
  return problems.map(({ where, says }) => `${where}: ${says}`).join('\n');
}

/** Every row of a table as text, without the columns that each installation counts and numbers for itself. */
export async function readRows(
  pool: pg.Pool,
  table: string,
  own: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select (to_jsonb(t) - $1::text[])::text as line from ${table} t order by 1`,
    [own],
  );
  return rows.map(({ line }) => line);
}
