import { documentKinds } from '@perya/contract/content/calls/documents';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { expect } from '@playwright/test';
import { approveAs, type Colleague } from './colleague.ts';
import type { ProductionHouse } from './production-house.ts';

const why = { reason: 'planned', words: 'Before the opening' } as const;

interface Two {
  ana: Colleague;
  ben: Colleague;
}

async function publishDocuments({ ana, ben }: Two): Promise<void> {
  for (const document of documentKinds) {
    const begun = await ana.client.call(staffCalls.beginDocument, { brand: 'h5', document });
    const { article } = await ana.client.call(staffCalls.saveArticle, {
      id: begun.id,
      revision: begun.revision,
      words: {
        title: { en: '', tl: '' },
        body: { en: `The ${document} of the house`, tl: `Ang ${document} ng bahay` },
      },
    });
    const { id, revision } = article;
    if (document === 'faq') {
      await ana.client.call(staffCalls.publishArticle, { id, revision, reason: 'The first text' });
      continue;
    }
    const wanted = { id, revision, number: null, asks_agreement: false, ...why };
    await approveAs(ben, (await ana.client.call(staffCalls.askLegalText, wanted)).id);
  }
}

async function nameLicence({ ana, ben }: Two): Promise<void> {
  const { brands } = await ana.client.call(staffCalls.listBrands, {});
  const { id } = await ana.client.call(staffCalls.askBrandFacts, {
    tag: 'h5',
    version: brands.find(({ tag }) => tag === 'h5')?.version ?? '',
    regulator: 'PAGCOR',
    licence_number: 'PGC-24-117',
    licence_url: 'https://www.pagcor.ph/',
    logo: '/art/regulator/fair-gaming.svg',
    helpline_name: 'NCMH',
    helpline_number: '1553',
    contacts: [{ name: 'Facebook', url: 'https://facebook.example/house' }],
    ...why,
  });
  await approveAs(ben, id);
}

async function openChannel({ ana, ben }: Two, mode: 'deposit' | 'withdraw'): Promise<void> {
  const { id } = await ana.client.call(staffCalls.askNewChannel, {
    mode,
    name: 'GCash',
    flag: 2,
    gateway: 'gateway',
    method: 'gcash',
    partner: 'web',
    img: '',
    brands: null,
    min_amount: '100.00',
    max_amount: '50000.00',
    quick_amounts: ['100'],
    tips_en: '',
    tips_tl: '',
    fee_fixed: '0.00',
    fee_basis_points: 0,
    turnover_times: 1,
    cashback_tickets: 0,
    opens_at: null,
    closes_at: null,
    position: 0,
    ...why,
  });
  await approveAs(ben, id);
  const channels = await ana.client.call(staffCalls.listStaffChannels, {});
  const added = channels.find((channel) => channel.mode === mode && channel.gateway === 'gateway');
  const open = { id: added?.id ?? 0, state: 'open', words: 'It was tried' } as const;
  await ana.client.call(staffCalls.switchChannel, open);
}

/** Our studio as a venue like any other, with a key that the one asked for and collects and the other approved. */
async function openStudio({ ana, ben }: Two, house: ProductionHouse): Promise<void> {
  const venue = await ana.client.call(staffCalls.askVenue, {
    code: 'own-studio',
    revision: 0,
    name: 'Our Studio',
    launch_url: `${house.studioUrl}/play`,
    is_open: true,
    win_times: 1000,
    ...why,
  });
  await approveAs(ben, venue.id);
  const key = await ana.client.call(staffCalls.askVenueKey, {
    venue: 'own-studio',
    valid: [],
    ...why,
  });
  await approveAs(ben, key.id);
  const { name, value } = await ana.client.call(staffCalls.collectPart, { id: key.id });
  const games = await ana.client.call(staffCalls.askNewGames, {
    venue: 'own-studio',
    games: [
      {
        code: 'plinko',
        name: 'Plinko',
        platform: 'own-studio',
        provider_game: 'plinko',
        category: 'Board Game',
        rtp: '97.34',
        stake_min: '1.00',
        stake_max: '1000.00',
        win_times: null,
      },
    ],
    ...why,
  });
  await approveAs(ben, games.id);
  const { rows } = await ana.client.call(staffCalls.listStaffGames, { w: 'plinko' });
  const [{ id, revision } = { id: '', revision: 0 }] = rows;
  const open = { id, revision, is_online: true, reason: 'It was tried' };
  await ana.client.call(staffCalls.editGame, open);
  await house.startStudio({ id: name ?? '', secret: value });
}

/** The program that runs, once it has held its own files against the list. */
async function approveRelease({ ana, ben }: Two, house: ProductionHouse): Promise<void> {
  const hash = await house.releaseHash();
  await ana.client.call(staffCalls.verifyProgram, {});
  const find = async () => {
    const { processes } = await ana.client.call(staffCalls.readProgram, {});
    return processes.find((each) => each.hash === hash);
  };
  // It reads tens of thousands of files, beside all that is done here.
  await expect
    .poll(find, { timeout: 180_000 })
    .toMatchObject({ state: 'sound', is_approved: false });
  const wanted = { hash, version: (await find())?.version ?? '', ...why };
  await approveAs(ben, (await ana.client.call(staffCalls.askToApproveRelease, wanted)).id);
}

/** What the list asks two people for at desks where hundreds of clicks would be the same; the rest is done by hand. */
export async function furnish(two: Two, house: ProductionHouse): Promise<void> {
  const { ana, ben } = two;
  await publishDocuments(two);
  await nameLicence(two);
  await openChannel(two, 'deposit');
  await openChannel(two, 'withdraw');
  await openStudio(two, house);
  const figure = { name: 'location_minutes', value: 30, ...why } as const;
  await approveAs(ben, (await ana.client.call(staffCalls.askProtectionPolicy, figure)).id);
  await approveRelease(two, house);
}
