import type { IdType } from '@perya/contract/rules/kyc-options';
import type { IdFields, ReadField } from '../id-fields.ts';
import type { GreyPicture } from './picture/grey-picture.ts';
import type { Zone } from './plans/card-plan.ts';
import { cardPlans } from './plans/card-plans.ts';
import { findAnchors } from './plans/find-anchors.ts';
import { fitCard } from './plans/fit-card.ts';
import { type FieldTexts, readZone, signsOf } from './read-zone.ts';
import type { Look, Recogniser } from './recognise.ts';
import type { Box, Word } from './word.ts';
import { joinWords, wordsInBox } from './words-in-box.ts';

/** Ornaments are paler than this in an evenly lit picture. */
const inkMax = 110;

/** The part of a box that has print in it, in whole pixels; null if there is none. */
function findPrint({ data, width, height }: GreyPicture, box: Box): Box | null {
  const within = (value: number, max: number) => Math.round(Math.min(max, Math.max(0, value)));
  const left = within(box.x0, width);
  const right = within(box.x1, width);
  const top = within(box.y0, height);
  const bottom = within(box.y1, height);
  const print = { x0: right, y0: bottom, x1: left, y1: top };
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if ((data[y * width + x] ?? 255) > inkMax) continue;
      print.x0 = Math.min(print.x0, x);
      print.x1 = Math.max(print.x1, x + 1);
      print.y0 = Math.min(print.y0, y);
      print.y1 = Math.max(print.y1, y + 1);
    }
  }
  return print.x1 - print.x0 < 4 || print.y1 - print.y0 < 8 ? null : print;
}

export interface IdReading {
  fields: IdFields;
  /** 0 to 100: how sure the reader is, over all fields that the type carries. */
  score: number;
}

/** Below this a value that fits its form is looked at once more. */
const sure = 75;
/** Without one of these nobody is identified. */
const needed: readonly ReadField[] = ['first_name', 'last_name', 'birthday', 'id_number'];

interface ZoneReading {
  texts: FieldTexts;
  confidence: number;
}

function lookAt(zone: Zone): Look {
  const isLetter = zone.writing === 'gender' && zone.x1 - zone.x0 < 150;
  if (isLetter) return { signs: 'FM', expected: 'one sign' };
  const expected = zone.y1 - zone.y0 > 62 ? 'lines' : 'one line';
  return { signs: signsOf[zone.writing], expected };
}

async function readCardZone(
  recogniser: Recogniser,
  { picture, words, idType }: { picture: GreyPicture; words: readonly Word[]; idType: IdType },
  zone: Zone,
  box: Box,
): Promise<ZoneReading> {
  const plan = cardPlans[idType];
  const seen = joinWords(wordsInBox(words, box));
  const first = readZone(zone, seen.text, plan);
  if (first && seen.confidence >= sure) return { texts: first, confidence: seen.confidence };
  const inside = findPrint(picture, box);
  if (!inside) return { texts: first ?? {}, confidence: first ? seen.confidence : 0 };
  const again = joinWords(await recogniser.lookAgain(picture, inside, lookAt(zone)));
  const second = readZone(zone, again.text, plan);
  if (second && (!first || again.confidence > seen.confidence)) {
    return { texts: second, confidence: again.confidence };
  }
  return { texts: first ?? {}, confidence: first ? seen.confidence : 0 };
}

/** Reads the fields of an ID of a known type from a prepared picture; null if it cannot be read. */
export async function readCard(
  recogniser: Recogniser,
  picture: GreyPicture,
  idType: IdType,
): Promise<IdReading | null> {
  const plan = cardPlans[idType];
  const words = await recogniser.words(picture);
  const fit = fitCard(findAnchors(plan.anchors, words));
  if (!fit) return null;
  const found: FieldTexts = {};
  const confidences: number[] = [];
  for (const zone of plan.zones) {
    const box = fit.boxOf(zone);
    const { texts, confidence } = await readCardZone(
      recogniser,
      { picture, words, idType },
      zone,
      box,
    );
    // The machine zone comes last and proves itself by check digits, so it corrects the others.
    Object.assign(found, texts);
    if (zone.field !== 'machine') confidences.push(confidence);
  }
  if (needed.some((field) => !found[field])) return null;
  const fields = {
    first_name: '',
    middle_name: '',
    last_name: '',
    birthday: '',
    id_number: '',
    gender: '',
    nationality: '',
    address: '',
    expiry_date: '',
    issuing_authority: '',
    ...found,
    id_type: idType,
  } as IdFields;
  const score = confidences.reduce((sum, each) => sum + each, 0) / confidences.length;
  return { fields, score: Math.round(score) };
}
