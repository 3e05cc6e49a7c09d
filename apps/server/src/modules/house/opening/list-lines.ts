import { type BrandTag, brandOfHost, isDemoLicence } from '@perya/contract/brands';
import { documentKinds } from '@perya/contract/content/calls/documents';
import {
  approversMin,
  backupDays,
  type OpeningLine,
  openingLines,
} from '@perya/contract/house/staff-calls/opening';
import { languages } from '@perya/contract/text';
import type { Proof } from '../../doors/index.ts';
import { clockMs } from '../home/alarms.ts';
import type { HouseServices } from '../services.ts';
import { findRelease } from './find-release.ts';

/** A line of the list, with what is missing or there in plain facts. */
export interface Line {
  name: OpeningLine;
  isDone: boolean;
  about: string;
  provedAt: Date | null;
}

type Found = Pick<Line, 'isDone' | 'about'> & { provedAt?: Date | null };

const dayMs = 86_400_000;

const newestOf = (proofs: readonly Proof[], line: OpeningLine, about = '') =>
  proofs.find((proof) => proof.line === line && proof.about === about)?.provedAt ?? null;

/** The brands that players open. */
function shownTags({ shown }: HouseServices): BrandTag[] {
  const tags = new Set<BrandTag>(shown.publicUrls.map((url) => brandOfHost(new URL(url).host)));
  return tags.size === 0 ? ['h5'] : [...tags];
}

/** Each says by what right it is run, and not by the demo's. */
async function findLicences(services: HouseServices): Promise<Found> {
  const missing = await Promise.all(
    shownTags(services).map(async (tag) => {
      const { number } = (await services.content.describeBrand(tag)).legal.licence;
      return isDemoLicence(number) ? [`${tag} ${number}`] : [];
    }),
  );
  const about = missing.flat().join(', ');
  return { isDone: about === '', about };
}

/** Every brand that players open reads its own texts, each in every language. */
async function findDocuments(services: HouseServices): Promise<Found> {
  const { content } = services;
  const missing = await Promise.all(
    shownTags(services).map(async (tag) => {
      const { documents } = await content.describeBrand(tag);
      return documentKinds.flatMap((kind) =>
        languages
          .filter((language) => !documents.some((d) => d.kind === kind && d.language === language))
          .map((language) => `${tag} ${kind} ${language}`),
      );
    }),
  );
  const about = missing.flat().join(', ');
  return { isDone: about === '', about };
}

async function findClock({ health }: HouseServices): Promise<Found> {
  const { processes } = await health();
  const off = processes.filter((each) => Math.abs(each.clock_ahead_ms) > clockMs);
  return {
    isDone: off.length === 0,
    about: off.map(({ name, clock_ahead_ms: ms }) => `${name}: ${ms} ms`).join(', '),
  };
}

function findBackup(proofs: readonly Proof[]): Found {
  const provedAt = newestOf(proofs, 'backup');
  const isDone = provedAt !== null && Date.now() - provedAt.getTime() < backupDays * dayMs;
  return { isDone, about: '', provedAt };
}

async function findGames({ catalogue }: HouseServices): Promise<Found> {
  const venues = await catalogue.listVenues();
  const games = venues
    .filter(({ isOpen }) => isOpen)
    .reduce((sum, { gamesOpen }) => sum + gamesOpen, 0);
  return { isDone: games > 0, about: String(games) };
}

/** Money must have a way in and a way out; vouchers alone are neither. */
async function findChannels({ payments }: HouseServices): Promise<Found> {
  const usable = await payments.channels.listUsable();
  const missing = (['deposit', 'withdraw'] as const).filter(
    (mode) => !usable.some((channel) => channel.mode === mode),
  );
  return { isDone: missing.length === 0, about: missing.join(', ') };
}

/** Each gateway that players would pay by has taken a peso. */
async function findGateways({ payments }: HouseServices, proofs: readonly Proof[]): Promise<Found> {
  const usable = await payments.channels.listUsable();
  const paying = usable.filter(({ mode }) => mode === 'deposit');
  const names = [...new Set(paying.map(({ gateway }) => gateway))];
  const untried = names.filter((name) => newestOf(proofs, 'gateway', name) === null);
  const [provedAt = null] = names.map((name) => newestOf(proofs, 'gateway', name));
  return { isDone: names.length > 0 && untried.length === 0, about: untried.join(', '), provedAt };
}

const finders: Readonly<
  Record<OpeningLine, (services: HouseServices, proofs: readonly Proof[]) => Promise<Found>>
> = {
  keys: async ({ installed }) => ({ isDone: installed.hasKeys, about: '' }),
  address: async ({ shown: { publicUrls } }) => {
    const plain = publicUrls.filter((url) => !url.startsWith('https://'));
    return { isDone: publicUrls.length > 0 && plain.length === 0, about: plain.join(', ') };
  },
  clock: findClock,
  alarms: async ({ alarmPlaces }) => ({
    isDone: alarmPlaces.length > 0,
    about: String(alarmPlaces.length),
  }),
  backup: async (_services, proofs) => findBackup(proofs),
  approvers: async ({ staff }) => {
    const count = await staff.countHolding('doors.approve-open');
    return { isDone: count >= approversMin, about: String(count) };
  },
  release: findRelease,
  documents: findDocuments,
  licence: findLicences,
  branches: async ({ kyc }) => {
    const count = await kyc.countBranches();
    return { isDone: count > 0, about: String(count) };
  },
  scanner: async ({ installed }, proofs) => {
    const provedAt = newestOf(proofs, 'scanner');
    return { isDone: installed.hasScanner && provedAt !== null, about: '', provedAt };
  },
  kyc: async ({ shown: { kycPolicy } }) => ({ isDone: kycPolicy === 'strict', about: kycPolicy }),
  location: async ({ location }) => {
    const { hasDatabase, minutes } = await location.describe();
    const lacking = [hasDatabase ? '' : 'PERYA_LOCATION_DB', minutes > 0 ? '' : 'location_minutes'];
    const about = lacking.filter((name) => name !== '').join(', ');
    return { isDone: about === '', about };
  },
  sms: async ({ installed }, proofs) => {
    const provedAt = newestOf(proofs, 'sms');
    return { isDone: installed.hasCarrier && provedAt !== null, about: '', provedAt };
  },
  games: findGames,
  channels: findChannels,
  gateway: findGateways,
};

/** What the house needs before it opens, each line from what is there at this moment. */
export async function listLines(services: HouseServices): Promise<Line[]> {
  const proofs = await services.doors.listProofs();
  return Promise.all(
    openingLines.map(async (name) => ({
      name,
      provedAt: null,
      ...(await finders[name](services, proofs)),
    })),
  );
}

/** What is still missing. */
export async function listMissing(services: HouseServices): Promise<OpeningLine[]> {
  return (await listLines(services)).filter(({ isDone }) => !isDone).map(({ name }) => name);
}
