import type { Legal } from '@perya/contract/brands';
import { legalTexts, licenceText } from '@perya/contract/legal-texts';
import type { ExclusionForm } from '@perya/contract/limits/calls/limits';
import { manilaDay } from '@perya/contract/manila-time';
import { exclusionPeriods, isTerm } from '@perya/contract/rules/play-limits';
import { type Language, say, type Text } from '@perya/contract/text';
import type { SetExclusion } from '../../held-limits.ts';
import {
  askerTexts,
  declarationOf,
  periodTexts,
  sheetNames,
  formTexts as texts,
} from './form-texts.ts';

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
  /** Boxes to mark, in groups. */
  choices: readonly { title: string; options: readonly string[] }[];
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
  const asked: readonly Text[] =
    kind === 'family' ? [texts.applicant, texts.contact] : [texts.phone];
  return [texts.birthday, ...asked].map((text) => [inWords(text), '']);
}

/** For how long, who asks where it is the family, and what PAGCOR wants enclosed. */
function choicesOf(kind: 'player' | 'family', inWords: (text: Text) => string): Form['choices'] {
  const group = (title: Text, options: readonly Text[]) => ({
    title: inWords(title),
    options: options.map(inWords),
  });
  const periods = group(
    texts.choices,
    terms.map((period) => periodTexts[period]),
  );
  return kind === 'player'
    ? [periods, group(texts.enclosed, [texts.ownId, texts.ownPhoto])]
    : [
        periods,
        group(texts.relations, [texts.spouse, texts.child, texts.parent]),
        group(texts.enclosed, [texts.applicantId, texts.respondentId, texts.relationProof]),
      ];
}

/** A form as it is printed: to be filled in and signed, or what stands for a player. */
export function formOf(facts: FormFacts): Form {
  const { kind, language, legal, standing } = facts;
  const inWords = (text: Text) => say(text, language);
  const titles = {
    player: texts.ownTitle,
    family: texts.familyTitle,
    standing: standing?.by === 'house' ? texts.houseTitle : texts.standingTitle,
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
    choices: isEmpty ? choicesOf(kind, inWords) : [],
    declaration: isEmpty ? inWords(declarationOf(kind, facts.irrevocableMonths)) : null,
    signatures: [inWords(texts.signature), inWords(texts.date), inWords(texts.staff)],
    foot: [
      ...(isEmpty ? [inWords(texts.sheet).replace('{form}', sheetNames[kind])] : []),
      inWords(licenceText(legal)),
      inWords(legalTexts.warning),
      `${inWords(legalTexts.helpline)}: ${legal.helpline.name} ${legal.helpline.number}`,
      `${inWords(texts.madeAt)} ${manilaDay(facts.madeAt)}`,
    ],
  };
}
