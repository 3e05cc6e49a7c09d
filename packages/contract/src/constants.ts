/** The business constants of the product. A number that the documents fix stands here once, with its row. */

export const currency = 'PHP'; // [A-002 M-002]

/** Identity verification. [A-447 A-448] */
export const kyc = {
  deadlineHours: 72,
  expiryDays: 3,
  reviewHours: 24,
  successRedirectSeconds: 5,
  ocrWaitSeconds: 10,
  ocrAdvanceSeconds: 3,
  ageMinYears: 21,
  ageMaxYears: 100,
} as const;

/** Lengths of what a player types. [A-449 M-441] */
export const lengths = {
  nameMax: 20,
  placeOfBirthMax: 30,
  addressMax: 100,
  handleMin: 5,
  handleMax: 30,
  accountEmailMax: 30,
  passwordMin: 8,
  passwordMax: 20,
  accountPhoneMax: 11,
  phoneDigits: 10,
  phoneDigitsWithZero: 11,
  otpDigits: 6,
  recipientNameMax: 20,
  deliveryEmailMax: 100,
  voucherMin: 5,
  voucherMax: 50,
  depositAmountMax: 20,
  withdrawAmountMax: 9,
  searchMin: 3,
  searchMax: 50,
  feedbackMax: 1000,
} as const;

export const countryCode = '63';

/** One-time codes. [A-450 M-444] */
export const otp = {
  resendAccountSeconds: 60,
  resendLoginSeconds: 30,
  lockoutSeconds: 1800,
  autoSubmitDebounceMs: 200,
} as const;

/** Amounts in whole pesos. [M-442] */
export const amounts = { min: 100, max: 500_000 } as const;

/** Sizes of pages and lists. [G-245 G-246 M-437] */
export const sizes = {
  transactionPage: 10,
  gamePage: 15,
  favouritesFetch: 1000,
  favouritesShown: 3,
  gridColumns: 3,
  carouselCards: 3,
  cq9Games: 12,
  listOverscan: 200,
  rememberedMessageIds: 50,
  storeHistory: 10,
} as const;

/** Periods. [G-246 M-431] */
export const periods = { newbieDays: 7, newbieDayCountUnder: 8, giftTimerSeconds: 72_000 } as const;

/** Delays and animations. [A-069 A-077 A-079 A-458 M-445 M-447 M-449 M-450 M-451] */
export const timings = {
  toastMs: 5000,
  pageTransitionMs: 500,
  modalCloseMs: 300,
  welfareRotationMs: 8000,
  searchDebounceMs: 500,
  copyTooltipMs: 2000,
  quantityWarningMs: 3000,
  depositReenableMs: 3000,
  voucherWalletRefreshMs: 1000,
  boxShowDelayMs: 500,
  boxClaimAllMs: 3000,
  boxRefetchMs: 1000,
  boxFrameMs: 50,
  boxPromptFrameMs: 30,
  exitGameMs: 300,
  blockedReminderMs: 500,
  analyticsWaitMs: 3000,
} as const;

/** How often the same store may fetch. [A-368 A-369] */
export const throttles = { identityMs: 1500, otherMs: 300 } as const;

/** Layout. [A-364 A-455 M-029 M-457 M-458] */
export const layout = {
  desktopFromPx: 768,
  walletRedirectBelowPx: 900,
  bottomNavPx: 56,
} as const;

/** The `device` header. */
export const deviceCodes = { phone: '25', desktop: '24' } as const;

/** VIP. [M-430] */
export const vip = {
  levelMax: 29,
  tiers: ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'],
} as const;

/** How often an announcement shows. [M-459] */
export const announcementFrequency = { daily: 1, eachLogin: 2 } as const;
