import { type IdType, knownIdTypes } from '@perya/contract/rules/kyc-options';
import { listSpecimens, type Specimen, type Variant } from './list-specimens.ts';

const titles: Record<IdType, string> = {
  UMID: 'UMID',
  DRIVING_LICENSE: "Driver's licence",
  PASSPORT: 'Passport',
  PHIL_HEALTH: 'PhilHealth',
  SSS: 'SSS',
  POSTAL: 'Postal ID',
  PRC: 'PRC',
  TIN: 'TIN',
  PHILSYS: 'National ID',
};

const words: Record<Variant, string> = {
  none: 'clean',
  tilt: 'tilted',
  blur: 'blurred',
  glare: 'glare',
  'low-contrast': 'low contrast',
  expired: 'expired',
  'under-21': 'under 21',
};

const pathOf = (seed: string, { id }: Specimen) => `/sandbox/id-scan/specimens/${seed}/${id}.jpg`;

function cardOf(seed: string, idType: IdType, specimens: Specimen[]): string {
  const clean = specimens.find(({ variant }) => variant === 'none');
  if (!clean) return '';
  const { firstName, lastName } = clean.person;
  const links = specimens
    .map(
      (specimen) =>
        `<a href="${pathOf(seed, specimen)}" download="${specimen.id}-${seed}.jpg">${words[specimen.variant]}</a>`,
    )
    .join(' ');
  return `<li><img src="${pathOf(seed, clean)}" alt="Specimen of a ${titles[idType]} of ${firstName} ${lastName}" width="480" height="318" loading="lazy"><h2>${titles[idType]}</h2><p>${firstName} ${lastName}</p><p class="links">${links}</p></li>`;
}

/** Specimens to download and to show to the scanner, each in several conditions. */
export function specimensPage(seed: string): string {
  const all = Map.groupBy(listSpecimens(seed), ({ idType }) => idType);
  const cards = knownIdTypes.map((idType) => cardOf(seed, idType, all.get(idType) ?? [])).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>ID specimens</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="/sandbox/sms/inbox.css"><link rel="stylesheet" href="/sandbox/id-scan/specimens/specimens.css"></head><body>
<header><a class="mark" href="/"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">Perya</a><span class="tag">sandbox</span></header>
<main><h1>ID specimens</h1><p class="quiet">Pictures to show to the scanner of the sandbox: people who do not exist, on cards that no authority issues. An ID that one player has used is taken; <a href="?people=${Number(seed) + 1}">other people</a> have other numbers.</p>
<ul>${cards}</ul></main></body></html>`;
}
