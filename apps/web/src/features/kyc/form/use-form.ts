import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import { manilaDay } from '@perya/contract/manila-time';
import { kycFormTexts } from '@perya/contract/rules/kyc-form-texts';
import { needsSpace, writeSpace } from '@perya/contract/rules/person/names';
import { say } from '@perya/contract/text';
import { type FormEvent, useState } from 'react';
import { focusFirstProblem } from '../../../lib/fields/use-form.ts';
import { cacheSelfie, forgetSelfie, readCachedSelfie } from '../selfie-cache.ts';
import { type Draft, draftBasis, readDraft, writeDraft } from './rules/draft.ts';
import type { FieldName, FormFields } from './rules/form-fields.ts';
import type { FormProblems } from './rules/form-problems.ts';
import { startFields } from './rules/start-fields.ts';

export interface Form {
  readonly record: KycRecord;
  readonly fields: FormFields;
  /** The day in Manila by the server's clock. */
  readonly today: string;
  readonly set: (name: FieldName, value: string) => void;
  readonly setSelfie: (objectKey: string, photo: File | null) => void;
  /** A field that was left may say what is wrong with it. */
  readonly leave: (name: FieldName) => void;
  readonly errorOf: (name: FieldName) => string | undefined;
  /** Stands below the message where a space in place of a hyphen or an apostrophe would do. [A-292 A-297] */
  readonly adviceOf: (name: FieldName) => string | undefined;
  /** The reviewer has marked this field. */
  readonly isMarked: (name: FieldName) => boolean;
  /** Answers a handler that sends what has no problems, and otherwise leads to the first. */
  readonly sendBy: (
    send: (fields: FormFields) => void,
  ) => (event: FormEvent<HTMLFormElement>) => void;
}

/** The state of a form of the identity check; what is typed survives a reload. */
export function useForm(
  record: KycRecord,
  problemsOf: (fields: FormFields, today: string) => FormProblems,
): Form {
  const { language } = useLanguage();
  const basis = draftBasis(record);
  const [draft, setDraft] = useState<Draft>(() => readDraft(sessionStore, basis));
  const [start, setStart] = useState(() => startFields(record, readCachedSelfie(record.uid)));
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [hasTried, setTried] = useState(false);
  const today = manilaDay(record.now * 1000);
  const fields = { ...start, ...draft };
  const problems = problemsOf(fields, today);
  const isTold = (name: FieldName) => hasTried || left.has(name);
  const leave = (name: FieldName) => setLeft((names) => new Set([...names, name]));
  return {
    record,
    fields,
    today,
    set: (name, value) => {
      // Two photos may arrive at once: neither forgets what the other brought.
      const next = { ...readDraft(sessionStore, basis), [name]: value };
      setDraft((known) => ({ ...known, [name]: value }));
      writeDraft(sessionStore, basis, next);
    },
    setSelfie: (objectKey, photo) => {
      // The selfie of this tab is one, whether it was taken by the wizard or chosen here.
      if (photo === null) forgetSelfie();
      else cacheSelfie(record.uid, objectKey, photo);
      setStart((known) => ({ ...known, selfieWithIDPhotoPath: objectKey }));
    },
    leave,
    errorOf: (name) => {
      const problem = problems[name];
      return problem !== undefined && isTold(name)
        ? say(kycFormTexts[problem], language)
        : undefined;
    },
    adviceOf: (name) => {
      const problemOf = (text: string) => problemsOf({ ...fields, [name]: text }, today)[name];
      const isSigns = needsSpace((text) => problemOf(text) ?? null, fields[name]);
      return isSigns && isTold(name) ? say(writeSpace, language) : undefined;
    },
    isMarked: (name) => record.issue_fields.includes(name),
    sendBy: (send) => (event) => {
      event.preventDefault();
      setTried(true);
      if (Object.keys(problems).length === 0) send(fields);
      else focusFirstProblem(event.currentTarget);
    },
  };
}
