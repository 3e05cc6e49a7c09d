import * as z from 'zod/mini';
import { isFollowTask, isTaskType, taskTypes } from '../tasks/tasks.ts';
import { type Choice, defineKind, sum, wholeField } from './kind.ts';

const points = z.int().check(z.minimum(1), z.maximum(1_000_000));

const isRising = (values: readonly number[]) =>
  values.every((value, place) => place === 0 || value > (values[place - 1] ?? 0));

const pictures = ['deposit', 'email', 'follow', 'game', 'identity', 'live', 'login', 'slots'];

const taskChoices: readonly Choice[] = [
  { value: taskTypes.identity, title: { en: 'Newbie: identity', tl: 'Baguhan: pagkakakilanlan' } },
  {
    value: taskTypes.slots,
    title: { en: 'Newbie: rounds of slots', tl: 'Baguhan: round ng slots' },
  },
  {
    value: taskTypes.deposit,
    title: { en: 'Newbie: first deposit', tl: 'Baguhan: unang deposito' },
  },
  { value: taskTypes.live, title: { en: 'Newbie: live rounds', tl: 'Baguhan: round ng live' } },
  { value: taskTypes.email, title: { en: 'Newbie: email address', tl: 'Baguhan: email address' } },
  {
    value: taskTypes.follow,
    title: { en: 'Newbie: follow a page', tl: 'Baguhan: i-follow ang page' },
  },
  { value: taskTypes.dailyLogin, title: { en: 'Daily: login', tl: 'Araw-araw: pag-login' } },
  {
    value: taskTypes.dailyDeposit,
    title: { en: 'Daily: pesos deposited', tl: 'Araw-araw: pisong idineposito' },
  },
  {
    value: taskTypes.dailySlots,
    title: { en: 'Daily: rounds of slots', tl: 'Araw-araw: round ng slots' },
  },
  {
    value: taskTypes.dailyLive,
    title: { en: 'Daily: live rounds', tl: 'Araw-araw: round ng live' },
  },
  {
    value: taskTypes.dailyGame,
    title: { en: 'Daily: rounds of any game', tl: 'Araw-araw: round ng kahit anong laro' },
  },
  {
    value: taskTypes.dailyFollow,
    title: { en: 'Daily: visit a page', tl: 'Araw-araw: bisitahin ang page' },
  },
];

/** Something to do, in the first week or every day, with one or more tiers of progress. Its currency is Filcoins. */
export const taskKind = defineKind({
  title: { en: 'Task', tl: 'Gawain' },
  rules: z
    .strictObject({
      /** What is counted follows from the type. */
      ty: z
        .int()
        .check(
          z.refine(
            (ty) => isTaskType(ty) && ty !== taskTypes.checkIn && ty !== taskTypes.dailyCheckIn,
            'There is no task of this type',
          ),
        ),
      /** Rounds, pesos or, where there is nothing to count, 1; each with what it brings. */
      tiers: z.array(z.strictObject({ value: points, bonus: points })).check(
        z.minLength(1),
        z.maxLength(6),
        z.refine((tiers) => isRising(tiers.map(({ value }) => value)), 'Tiers rise'),
      ),
      image: z.string(),
      /** The page to follow. */
      link: z.optional(z.string().check(z.regex(/^https:\/\/\S+$/))),
    })
    .check(
      z.refine(
        ({ ty, link }) => isFollowTask(ty) === (link !== undefined),
        'A page belongs to a task that asks to follow it',
      ),
    ),
  cashTypes: [],
  fields: [
    {
      type: 'choice',
      name: 'ty',
      title: { en: 'What is to be done', tl: 'Ang gagawin' },
      options: taskChoices,
    },
    {
      type: 'rows',
      name: 'tiers',
      title: { en: 'Tiers, each higher than the one before', tl: 'Mga antas, pataas' },
      columns: [
        wholeField('value', { en: 'Goal', tl: 'Layunin' }),
        wholeField('bonus', { en: 'Filcoins', tl: 'Filcoins' }),
      ],
    },
    {
      type: 'choice',
      name: 'image',
      title: { en: 'Picture', tl: 'Larawan' },
      options: pictures.map((name) => ({
        value: `/art/tasks/${name}`,
        title: { en: name, tl: name },
      })),
    },
    {
      type: 'text',
      name: 'link',
      title: { en: 'The page to follow', tl: 'Ang page na ifo-follow' },
      hint: { en: 'https://…, for pages alone', tl: 'https://…, para sa mga page lamang' },
    },
  ],
  worth: ({ tiers }) => ({ how: 'filcoins', filcoins: sum(tiers.map(({ bonus }) => bonus)) }),
});
