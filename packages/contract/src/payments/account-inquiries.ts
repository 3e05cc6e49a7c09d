import * as z from 'zod/mini';
import { unixSeconds } from '../fields.ts';
import type { Text } from '../text.ts';

/** What a bank said of an account when it was asked in whose name it stands; nothing may be an answer too. */
export const inquiryResults = ['same', 'differs', 'unknown', 'unsaid'] as const;
export type InquiryResult = (typeof inquiryResults)[number];

/** For staff; players never read what a bank said. */
export const inquiryTexts: Readonly<Record<InquiryResult | 'unasked', Text>> = {
  same: {
    en: 'The bank has it in the name of the identity check',
    tl: 'Nasa pangalan sa KYC ayon sa bangko',
  },
  differs: { en: 'The bank has it in another name', tl: 'Nasa ibang pangalan ayon sa bangko' },
  unknown: { en: 'The bank knows no such account', tl: 'Walang ganitong account ayon sa bangko' },
  unsaid: {
    en: 'The bank did not say in whose name it is',
    tl: 'Hindi sinabi ng bangko kung kaninong pangalan ito',
  },
  unasked: {
    en: 'Nobody has asked the bank in whose name it is',
    tl: 'Hindi pa naitatanong sa bangko kung kaninong pangalan ito',
  },
};

/** Null where nobody has asked. */
export const accountInquiry = z.nullable(
  z.object({
    result: z.enum(inquiryResults),
    /** The beginnings of the names that the bank has; empty if it said none. */
    name: z.string(),
    gateway: z.string(),
    at: unixSeconds(),
  }),
);
export type AccountInquiry = z.output<typeof accountInquiry>;
