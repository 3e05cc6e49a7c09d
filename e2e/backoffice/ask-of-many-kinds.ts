import { createHash, randomUUID } from 'node:crypto';
import { askJackpot } from '@perya/contract/games/staff-calls/jackpots';
import {
  askProtectionPolicy,
  readProtectionPolicy,
} from '@perya/contract/limits/staff-calls/policy';
import { askToApproveRelease } from '@perya/contract/release/staff-calls/program';
import { askFiguresPolicy } from '@perya/contract/reports/staff-calls/days';
import { askInvitation, askWiderStaff } from '@perya/contract/staff/calls/accounts';
import { grantStaff } from './grant-staff.ts';
import { staffClient } from './staff-client.ts';

/** A request that waits, and what whoever decides on it sees of its subject. */
export interface OpenRequest {
  readonly id: string;
  readonly shows: RegExp;
}

const because = { reason: 'regulator', words: '' } as const;
const planned = { reason: 'planned', words: '' } as const;

const askAboutStaff = async (): Promise<OpenRequest[]> => {
  const asker = await staffClient('administrator');
  const colleague = await grantStaff('support');
  const wider = await asker.call(askWiderStaff, { id: colleague.id, role: 'risk', ...because });
  const email = `${randomUUID()}@house.example`;
  const invited = await asker.call(askInvitation, {
    email,
    name: 'Somebody New',
    role: 'auditor',
    ...because,
  });
  return [
    { id: wider.id, shows: new RegExp(colleague.email) },
    { id: invited.id, shows: /People with it/ },
  ];
};

const askAboutFigures = async (): Promise<OpenRequest[]> => {
  const risk = await staffClient('risk');
  const { figures } = await risk.call(readProtectionPolicy, {});
  const value = figures.find(({ name }) => name === 'irrevocable_months')?.value ?? 0;
  const figure = await risk.call(askProtectionPolicy, {
    name: 'irrevocable_months',
    value: value + 1,
    ...because,
  });
  const day = await risk.call(askFiguresPolicy, {
    from_day: '2039-09-09',
    day_hour: 7,
    share_basis_points: 2500,
    ...because,
  });
  return [
    { id: figure.id, shows: /It may be/ },
    { id: day.id, shows: /Begins at/ },
  ];
};

const askAboutTheHouse = async (): Promise<OpenRequest[]> => {
  const asker = await staffClient('administrator');
  const hash = createHash('sha256').update(randomUUID()).digest('hex');
  const release = await asker.call(askToApproveRelease, { hash, version: '9.9.9', ...planned });
  const code = `fiesta-${randomUUID().slice(0, 6)}`;
  const jackpot = await asker.call(askJackpot, {
    code,
    name_en: 'Fiesta',
    name_tl: 'Pista',
    state: 'on',
    share_ppm: 1000,
    seed: '1000.00',
    cap: '50000.00',
    must_drop: true,
    one_in: '1000000.00',
    games: ['perya-lines'],
    seen: 0,
    ...planned,
  });
  return [
    { id: release.id, shows: /Approved releases/ },
    { id: jackpot.id, shows: /There is no such jackpot yet/ },
  ];
};

/** Requests about things that no other test changes. */
export async function askOfManyKinds(): Promise<OpenRequest[]> {
  const parts = [askAboutStaff, askAboutFigures, askAboutTheHouse];
  const asked: OpenRequest[] = [];
  for (const part of parts) asked.push(...(await part()));
  return asked;
}
