import type { Keyring } from '../../../platform/keyring.ts';
import { openFields } from '../record/seal-fields.ts';
import type { BirthdayStore } from './birthday.store.ts';
import { birthdaysKeptOn } from './days-kept.ts';

export interface BirthdayServices {
  keyring: Keyring;
  birthdays: BirthdayStore;
}

const batchSize = 500;

/** Month and day under the installation's key: what lies in the database says no day to anybody. */
const digestOf = ({ keyring }: BirthdayServices, monthAndDay: string) =>
  keyring.digest('kyc-birthday', monthAndDay);

/** Reads the birthdays of those who were approved since the last time. */
async function readNewOnes(services: BirthdayServices): Promise<void> {
  const { keyring, birthdays } = services;
  let after = 0n;
  while (true) {
    const versions = await birthdays.listUnread(after, batchSize);
    const last = versions.at(-1);
    if (!last) return;
    after = last.uid;
    const digests = versions.flatMap((version) => {
      const monthAndDay = openFields(keyring, version, version).birthday.slice(5);
      const { uid, version: number } = version;
      return monthAndDay === ''
        ? []
        : [{ uid, version: number, digest: digestOf(services, monthAndDay) }];
    });
    await birthdays.keep(digests);
  }
}

/** Approved players whose birthday is kept on a day (2026-11-16), batch by batch. */
export async function* listBirthdays(
  services: BirthdayServices,
  day: string,
): AsyncIterable<bigint[]> {
  await readNewOnes(services);
  const digests = birthdaysKeptOn(day).map((each) => digestOf(services, each));
  let after = 0n;
  while (true) {
    const uids = await services.birthdays.listBorn(digests, after, batchSize);
    const last = uids.at(-1);
    if (last === undefined) return;
    after = last;
    yield uids;
  }
}
