import type { Text } from '../text.ts';
import type { PaymentStatus } from './payment-status.ts';

/** What a status is called, on the screen and in statements. [G-145] */
export const paymentStatusTexts: Record<PaymentStatus, Text> = {
  pending: { en: 'Pending', tl: 'Nakabinbin' },
  paying: { en: 'Paying', tl: 'Binabayaran' },
  under_review: { en: 'Under review', tl: 'Sinusuri' },
  completed: { en: 'Completed', tl: 'Tapos na' },
  timeout: { en: 'Timed out', tl: 'Lumipas ang oras' },
  canceled: { en: 'Canceled', tl: 'Kinansela' },
};
