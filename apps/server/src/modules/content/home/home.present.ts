import type { HomeTag, StaffHome } from '@perya/contract/content/staff-calls/home';
import type { SiteIndex } from '../content.store.ts';

export function presentHome(tag: HomeTag, { data, version }: SiteIndex): StaffHome {
  return {
    tag,
    version: String(version),
    banners: data.banners.map(({ id, img, title, body, link_h5 }) => ({
      id,
      picture: img,
      title_en: title.en,
      title_tl: title.tl,
      body_en: body.en,
      body_tl: body.tl,
      link: link_h5 ?? '',
    })),
    ways: data.nav.map(({ name, link_h5 }) => ({
      name_en: name.en,
      name_tl: name.tl,
      link: link_h5,
    })),
  };
}
