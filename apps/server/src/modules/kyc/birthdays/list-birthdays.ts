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
    const { found, last } = await birthdays.listUnread(after, batchSize);
    if (last === null) return;
    after = last;
    const digests = found.flatMap((version) => {
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
    const { found, last } = await services.birthdays.listBorn(digests, after, batchSize);
    if (last === null) return;
    after = last;
    if (found.length > 0) yield found.map(({ uid }) => uid);
  }
}
