import { idTypes } from '@perya/contract/rules/kyc-options';
import { describe, expect, test } from 'vitest';
import { carriedFields } from '../../specimens/fields-on-card.ts';
import type { Word } from '../word.ts';
import { cardPlans } from './card-plans.ts';
import { findAnchors } from './find-anchors.ts';
import { fitCard } from './fit-card.ts';

/** A label as OCR would find it on a picture of this scale. */
function wordAt(text: string, x: number, y: number, size: number, scale = 1.5): Word {
  const left = x * scale + 40;
  const bottom = y * scale + 30;
  const height = size * 0.72 * scale;
  return { text, confidence: 90, x0: left, x1: left + 100, y0: bottom - height, y1: bottom };
}

describe('a card is found by its labels', () => {
  const { anchors, zones } = cardPlans.SSS;
  const words = anchors.map(({ text, x, y, size }) => wordAt(text.replaceAll(' ', ''), x, y, size));

  test('where most stand in place, though some are lost, misread or somewhere else', () => {
    const [first, second, third] = words;
    if (!first || !second || !third) throw new Error('A label is missing');
    const seen = [
      { ...first, text: 'SSNumbor:' },
      ...words.slice(3),
      { ...second, y0: second.y0 + 400, y1: second.y1 + 400 },
    ];
    const fit = fitCard(findAnchors(anchors, seen));
    expect(fit?.agreeing).toBe(words.length - 2);
    const zone = zones[1];
    const box = zone && fit?.boxOf(zone);
    expect(box?.x0).toBeCloseTo((zone?.x0 ?? 0) * 1.5 + 40, 0);
    expect(box?.y1).toBeCloseTo((zone?.y1 ?? 0) * 1.5 + 30, 0);
  });

  test('and not by two of them, nor by the labels of another card', () => {
    expect(fitCard(findAnchors(anchors, words.slice(0, 2)))).toBeNull();
    expect(fitCard(findAnchors(cardPlans.TIN.anchors, words))).toBeNull();
  });

  test('every plan has a zone for each field that its card carries', () => {
    const parts = new Set(['first_name', 'middle_name', 'last_name']);
    for (const idType of idTypes) {
      const planned = cardPlans[idType].zones;
      for (const field of carriedFields[idType]) {
        const isPlanned = planned.some(
          (zone) =>
            zone.field === field ||
            (zone.field === 'name' && parts.has(field)) ||
            (zone.writing === 'date - gender' && field === 'gender'),
        );
        expect(isPlanned, `${idType} ${field}`).toBe(true);
      }
    }
  });
});
