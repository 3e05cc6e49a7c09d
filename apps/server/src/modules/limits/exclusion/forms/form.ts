import type { Legal } from '@perya/contract/brands';
import { legalTexts, licenceText } from '@perya/contract/legal-texts';
import type { ExclusionForm } from '@perya/contract/limits/calls/limits';
import { manilaDay } from '@perya/contract/manila-time';
import { exclusionPeriods, isTerm } from '@perya/contract/rules/play-limits';
import { type Language, say, type Text } from '@perya/contract/text';
import type { SetExclusion } from '../../held-limits.ts';
import { askerTexts, declarationOf, periodTexts, formTexts as texts } from './form-texts.ts';

export interface FormFacts {
  kind: ExclusionForm;
  language: Language;
  brandName: string;
  legal: Legal;
  uid: bigint;
  /** Empty where the player has given none. */
  name: string;
  standing: SetExclusion | null;
  irrevocableMonths: number;
  madeAt: Date;
}

/** What stands on a form: an empty value is a line to write on. */
export interface Form {
  brandName: string;
  title: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Boxes to mark. */
  choices: { title: string; options: readonly string[] } | null;
  declaration: string | null;
  signatures: readonly string[];
  foot: readonly string[];
}

const terms = [...exclusionPeriods].filter((period) => isTerm(period) || period === 'permanent');

function standingFacts(
  { by, period, applicant, relation, since, until, firmUntil }: SetExclusion,
  inWords: (text: Text) => string,
): [string, string][] {
  const dayOf = (moment: Date | null) =>
    moment === null ? inWords(texts.forEver) : manilaDay(moment);
  const family: [string, string][] =
    by === 'family' && applicant !== null
      ? [
          [inWords(texts.applicant), applicant],
          [inWords(texts.relation), relation ?? ''],
        ]
      : [];
  const length: [string, string][] =
    period === null ? [] : [[inWords(texts.period), inWords(periodTexts[period])]];
  return [
    [inWords(texts.askedBy), inWords(askerTexts[by])],
    ...family,
    ...length,
    [inWords(texts.since), manilaDay(since)],
    [inWords(texts.firm), dayOf(firmUntil)],
    [inWords(texts.ends), dayOf(until)],
  ];
}

function emptyFacts(
  kind: 'player' | 'family',
  inWords: (text: Text) => string,
): [string, string][] {
  const family: readonly Text[] =
    kind === 'family' ? [texts.applicant, texts.relation, texts.contact] : [];
  return [texts.birthday, ...family].map((text) => [inWords(text), '']);
}

/** A form as it is printed: to be filled in and signed, or what stands for a player. */
export function formOf(facts: FormFacts): Form {
  const { kind, language, legal, standing } = facts;
  const inWords = (text: Text) => say(text, language);
  const titles = {
    player: texts.ownTitle,
    family: texts.familyTitle,
    standing: texts.standingTitle,
  };
  const isEmpty = kind !== 'standing';
  return {
    brandName: facts.brandName,
    title: inWords(titles[kind]),
    facts: [
      [inWords(texts.player), String(facts.uid)],
      [inWords(texts.name), facts.name],
      ...(isEmpty ? emptyFacts(kind, inWords) : []),
      ...(standing && !isEmpty ? standingFacts(standing, inWords) : []),
    ],
    choices: isEmpty
      ? {
          title: inWords(texts.choices),
          options: terms.map((period) => inWords(periodTexts[period])),
        }
      : null,
    declaration: isEmpty ? inWords(declarationOf(kind, facts.irrevocableMonths)) : null,
    signatures: [inWords(texts.signature), inWords(texts.date), inWords(texts.staff)],
    foot: [
      inWords(licenceText(legal)),
      inWords(legalTexts.warning),
      `${inWords(legalTexts.helpline)}: ${legal.helpline.name} ${legal.helpline.number}`,
      `${inWords(texts.madeAt)} ${manilaDay(facts.madeAt)}`,
    ],
  };
}
