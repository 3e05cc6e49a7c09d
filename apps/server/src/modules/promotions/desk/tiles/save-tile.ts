import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { saveTile as call, StaffTile } from '@perya/contract/promotions/staff-calls/tiles';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Facts, type Recorded } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import type { DeskTile, TileFields } from './desk-tile.store.ts';

type Wanted = RequestOf<typeof call>;

const presentTile = ({
  id,
  type,
  route,
  title,
  text,
  img,
  place,
  promotion,
  ...tile
}: DeskTile): StaffTile => ({
  id,
  type,
  route,
  img,
  place,
  promotion,
  title_en: title.en,
  title_tl: title.tl,
  text_en: text.en,
  text_tl: text.tl,
  is_shown: tile.isShown,
  is_shown_now: tile.isShownNow,
  version: tile.version,
});

export async function listTiles({ tiles }: DeskServices): Promise<AnswerOf<typeof call>> {
  return { rows: (await tiles.list()).map(presentTile) };
}

const factsOf = ({
  type,
  route,
  title,
  text,
  img,
  place,
  promotion,
  isShown,
}: TileFields): Facts => ({
  type,
  route,
  img,
  place,
  promotion,
  title_en: title.en,
  title_tl: title.tl,
  text_en: text.en,
  text_tl: text.tl,
  is_shown: isShown,
});

export function readTile(wanted: Omit<Wanted, 'id' | 'version' | 'words'>): TileFields {
  const { type, route, title_en, title_tl, text_en, text_tl, img, place, promotion } = wanted;
  for (const words of [title_en, title_tl, text_en, text_tl]) {
    const problem = problemOfWords(words);
    if (problem) throw new Refusal(problem);
  }
  return {
    type,
    route,
    img,
    place,
    promotion,
    title: { en: title_en, tl: title_tl },
    text: { en: text_en, tl: text_tl },
    isShown: wanted.is_shown,
  };
}

async function change(
  { tiles }: DeskServices,
  tx: Recorded,
  { id, version }: Wanted,
  tile: TileFields,
): Promise<{ id: number; before: Facts | null }> {
  if (id === null) return { id: await tiles.insert(tx, tile), before: null };
  const held = await tiles.lock(tx, id);
  if (!held) throw new Refusal('NOT_FOUND');
  if (held.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  await tiles.update(tx, id, tile);
  return { id, before: factsOf(held) };
}

/** Changes a tile of the welfare hub that is still as it was seen, or adds one. */
export async function saveTile(
  services: DeskServices,
  context: StaffContext,
  wanted: Wanted,
): Promise<AnswerOf<typeof call>> {
  const reason = readWords(wanted.words);
  const tile = readTile(wanted);
  await services.audit.record(byStaff(context), async (tx) => {
    if (tile.promotion !== null && !(await services.tiles.isPromotion(tx, tile.promotion))) {
      throw new Refusal('NOT_FOUND');
    }
    const { id, before } = await change(services, tx, wanted, tile);
    const subject = { kind: 'tile', id: String(id) } as const;
    const entry = { action: 'promotions.tile-saved', subject, before, reason } as const;
    return { result: undefined, entries: [{ ...entry, after: factsOf(tile) }] };
  });
  return listTiles(services);
}
