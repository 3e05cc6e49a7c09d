import { calls } from '@perya/contract/calls';
import { type DocumentKind, documentKinds } from '@perya/contract/content/calls/documents';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** Two people who may everything, as the first two of an installation are. */
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      PERYA_PUBLIC_URL: 'https://play.casino.example',
      PERYA_FRAME_ORIGINS: 'https://games.provider.example',
    },
  });
  ana = await createApiStaff(server, 'administrator');
  ben = await createApiStaff(server, 'administrator');
  // As empty as a new production installation, whose rows nobody has written yet.
  await server.database.owner.query(
    `update kyc.branch set is_open = false;
     update payments.channel set state = 'closed', name = 'old ' || id;
     update catalogue.venue set is_open = false;
     update content.article set key = 'old ' || key, place = 'old/' || id where kind = 'document'`,
  );
  server.catalogue.expire();
});
afterAll(() => server.stop());

const why = { reason: 'planned', words: 'Before the opening' } as const;
const missing = async () => {
  const { lines } = await ana.client.call(staffCalls.getOpening, {});
  return lines.filter(({ is_done }) => !is_done).map(({ name }) => name);
};
const furnished = ['documents', 'licence', 'branches', 'games', 'channels'] as const;

async function addChannel(mode: 'deposit' | 'withdraw', name: string): Promise<void> {
  const { id } = await ana.client.call(staffCalls.askNewChannel, {
    mode,
    name,
    flag: 2,
    gateway: 'sandbox',
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
  const added = channels.find((channel) => channel.name === name && channel.mode === mode);
  const open = { id: added?.id ?? 0, state: 'open', words: 'It was tried' } as const;
  await ana.client.call(staffCalls.switchChannel, open);
}

async function addGame(): Promise<void> {
  const venue = await ana.client.call(staffCalls.askVenue, {
    code: 'first-venue',
    revision: 0,
    name: 'First Venue',
    launch_url: 'https://games.provider.example/open',
    is_open: true,
    win_times: 1000,
    ...why,
  });
  await approveAs(ben, venue.id);
  const key = await ana.client.call(staffCalls.askVenueKey, {
    venue: 'first-venue',
    valid: [],
    ...why,
  });
  await approveAs(ben, key.id);
  await ana.client.call(staffCalls.collectPart, { id: key.id });
  const games = await ana.client.call(staffCalls.askNewGames, {
    venue: 'first-venue',
    games: [
      {
        code: 'first-game',
        name: 'First Game',
        platform: 'first-venue',
        provider_game: 'one',
        category: 'Slot',
        rtp: '96',
        stake_min: '1.00',
        stake_max: '100.00',
        win_times: null,
      },
    ],
    ...why,
  });
  await approveAs(ben, games.id);
  const { rows } = await ana.client.call(staffCalls.listStaffGames, { w: 'first-game' });
  const [{ id, revision } = { id: '', revision: 0 }] = rows;
  const open = { id, revision, is_online: true, reason: 'It was tried' };
  await ana.client.call(staffCalls.editGame, open);
}

async function writeDocument(document: DocumentKind): Promise<void> {
  const begin = () => ana.client.call(staffCalls.beginDocument, { brand: 'h5', document });
  const begun = await begin();
  expect((await begin()).id).toBe(begun.id);
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
    return;
  }
  const wanted = { id, revision, number: null, asks_agreement: false, ...why };
  await approveAs(ben, (await ana.client.call(staffCalls.askLegalText, wanted)).id);
}

async function writeLicence(): Promise<void> {
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

test('an empty house is furnished through the calls of staff alone, and players see what was written', async () => {
  expect(await missing()).toEqual(expect.arrayContaining([...furnished]));
  for (const document of documentKinds) await writeDocument(document);
  await writeLicence();
  await ana.client.call(staffCalls.saveBranch, {
    id: null,
    address: '1 First Street, Manila',
    place: 1,
    reason: 'The first one',
  });
  await addChannel('deposit', 'GCash');
  await addChannel('withdraw', 'GCash');
  await addGame();
  const left = await missing();
  for (const line of furnished) expect(left).not.toContain(line);
  const player = createApiPlayer(server.url);
  await player.login();
  expect(await player.client.call(calls.listShops, {})).toMatchObject([
    { label: '1 First Street, Manila' },
  ]);
  const channels = await player.client.call(calls.listChannels, { mode: '1' });
  expect(channels.filter(({ is_open }) => is_open)).toMatchObject([{ name: 'GCash' }]);
  const { data } = await player.client.call(calls.listGames, { w: 'First Game' });
  expect(data.map(({ en_name }) => en_name)).toContain('First Game');
  expect(await player.client.call(calls.getTerms, { brand: 'h5' })).toBe('The terms of the house');
  const index = await player.client.call(calls.getIndex, {});
  expect(index.legal?.licence.number).toBe('PGC-24-117');
});
