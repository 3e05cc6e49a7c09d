import type { StaffTile } from '@perya/contract/promotions/staff-calls/tiles';
import { tileRoutes, welfareTargets } from '@perya/contract/rules/promotions/welfare-tiles';
import { numberTyped } from '../../../lib/fields/money-typed.ts';

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
function readTarget(target: string) {
  const route = tileRoutes.find((each) => each === target) ?? '';
  return { type: route === '' ? Number(target) : 0, route };
}

/** What goes to the server of it, for the contract to judge. */
export function inputOfTile({ target, ...form }: TileForm) {
  const { place, promotion } = form;
  return {
    ...form,
    ...readTarget(target),
    place: numberTyped(place),
    promotion: promotion.trim() === '' ? null : numberTyped(promotion),
  };
}
