import { type Language, localeOf, say, type Text } from '@perya/contract/text';
import { listSpecimens, type Variant } from '../specimens/list-specimens.ts';
import { captureTexts, idNames } from './capture-texts.ts';
import { idScanPath } from './id-scan-path.ts';
import { type Outcome, outcomes, outcomeTexts } from './outcomes.ts';
import type { Transaction } from './transactions.ts';

const variantTexts: Record<Variant, Text> = {
  none: { en: 'clean', tl: 'malinaw' },
  tilt: { en: 'tilted', tl: 'nakahilig' },
  blur: { en: 'blurred', tl: 'malabo' },
  glare: { en: 'glare', tl: 'nasisilaw' },
  'low-contrast': { en: 'low contrast', tl: 'kupas' },
  expired: { en: 'expired', tl: 'expired na' },
  'under-21': { en: 'under 21', tl: 'wala pang 21' },
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Other people in every scan: an ID that one player has used is taken. */
const seedOf = ({ id }: Transaction) => String(Number.parseInt(id.slice(2, 7), 16) % 1_000_000);

function specimensOf(transaction: Transaction, language: Language): string {
  const seed = seedOf(transaction);
  const ofType = listSpecimens(seed).filter(({ idType }) => idType === transaction.asked.id_type);
  return ofType
    .map(({ id, variant }) => {
      const name = escapeHtml(say(variantTexts[variant], language));
      const src = `${idScanPath}/specimens/${seed}/${id}.jpg`;
      return `<li><button type="button" data-specimen="${src}" aria-pressed="false" disabled><img src="${src}" alt="" width="240" height="159" loading="lazy"><span>${name}</span></button></li>`;
    })
    .join('');
}

const choiceOf = (outcome: Outcome, language: Language) =>
  `<label><input type="radio" name="outcome" value="${outcome}"${outcome === 'success' ? ' checked' : ''}><span>${escapeHtml(say(outcomeTexts[outcome], language))}</span></label>`;

/** The page of a scan: a camera or a file, specimens to pick, and what the scanner is to answer. */
export function capturePage(transaction: Transaction): string {
  const { lang, id_type, is_frame } = transaction.asked;
  const text = (name: keyof typeof captureTexts) => escapeHtml(say(captureTexts[name], lang));
  const title = `${text('title')} ${escapeHtml(say(idNames[id_type], lang))}`;
  const said = (
    ['needed', 'refused', 'missing', 'unreadable', 'failed', 'sending', 'chosen'] as const
  )
    .map((name) => `data-${name}="${text(name)}"`)
    .join(' ');
  const choices = outcomes
    .filter((outcome) => outcome !== 'interrupted')
    .map((outcome) => choiceOf(outcome, lang))
    .join('');
  return `<!doctype html><html lang="${localeOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="/art/brands/perya-mark.svg"><link rel="stylesheet" href="/sandbox/sms/inbox.css"><link rel="stylesheet" href="${idScanPath}/page/capture.css"><script type="module" src="${idScanPath}/page/capture.js"></script></head><body data-frame="${is_frame}" ${said}>
<header><span class="mark"><img src="/art/brands/perya-mark.svg" alt="" width="28" height="28">ID Scan</span><span class="tag">sandbox</span></header>
<main><h1>${title}</h1><p class="quiet">${text('hint')}</p>
<div class="finder" data-state="empty"><video playsinline muted hidden></video><img id="picture" alt="" hidden><p class="quiet">${text('empty')}</p></div>
<p id="problem" role="alert"></p>
<div class="ways"><button type="button" id="camera" class="plain" disabled>${text('openCamera')}</button><button type="button" id="take" hidden>${text('take')}</button><button type="button" id="again" class="plain" hidden>${text('again')}</button><label class="file"><input type="file" id="file" accept="image/*"><span>${text('choose')}</span></label></div>
<section><h2>${text('specimens')}</h2><p class="quiet">${text('specimensHint')}</p><ul class="specimens">${specimensOf(transaction, lang)}</ul></section>
<fieldset><legend>${text('outcome')}</legend><div class="choices">${choices}</div></fieldset>
<p class="quiet small">${text('sandbox')}</p>
<div class="foot"><button type="button" id="cancel" class="plain" disabled>${text('cancel')}</button><button type="button" id="send" disabled>${text('send')}</button></div></main></body></html>`;
}
