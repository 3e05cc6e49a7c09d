import type { InputOf } from '@perya/contract/call';
import type { StaffTile, saveTile } from '@perya/contract/promotions/staff-calls/tiles';
import { tileRoutes, welfareTargets } from '@perya/contract/rules/promotions/welfare-tiles';
import { wholeTyped } from '../../../lib/fields/money-typed.ts';

/** What is typed of a tile, as texts. */
export interface TileForm {
  /** The number of a type, or a page of ours. */
  readonly target: string;
  readonly title_en: string;
  readonly title_tl: string;
  readonly text_en: string;
  readonly text_tl: string;
  readonly img: string;
  readonly place: string;
  readonly promotion: string;
  readonly is_shown: boolean;
}

export function formOfTile(tile: StaffTile): TileForm {
  const { title_en, title_tl, text_en, text_tl, img, is_shown } = tile;
  return {
    title_en,
    title_tl,
    text_en,
    text_tl,
    img,
    is_shown,
    target: tile.route || String(Object.hasOwn(welfareTargets, tile.type) ? tile.type : 0),
    place: String(tile.place),
    promotion: String(tile.promotion ?? ''),
  };
}

/** 0 is a tile of something that is still to come. */
function readTarget(target: string): Pick<Wanted, 'type' | 'route'> {
  const route = tileRoutes.find((each) => each === target) ?? '';
  return { type: route === '' ? Number(target) : 0, route };
}

type Wanted = Omit<InputOf<typeof saveTile>, 'id' | 'version' | 'words'>;

/** What goes to the server, or the first field that cannot be read. */
export function readTileForm(form: TileForm): { wanted: Wanted } | { problem: keyof TileForm } {
  const place = wholeTyped(form.place, { min: 0, max: 999 });
  const promotion =
    form.promotion.trim() === '' ? null : wholeTyped(form.promotion, { min: 1, max: 999_999_999 });
  if (form.title_en.trim() === '') return { problem: 'title_en' };
  if (form.title_tl.trim() === '') return { problem: 'title_tl' };
  if (place === null) return { problem: 'place' };
  if (promotion === null && form.promotion.trim() !== '') return { problem: 'promotion' };
  return {
    wanted: {
      ...readTarget(form.target),
      title_en: form.title_en.trim(),
      title_tl: form.title_tl.trim(),
      text_en: form.text_en.trim(),
      text_tl: form.text_tl.trim(),
      img: form.img,
      place,
      promotion,
      is_shown: form.is_shown,
    },
  };
}
