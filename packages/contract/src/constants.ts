/** The business constants of the product. A number that the documents fix stands here once, with its row, as soon as something uses it. */

export const currency = 'PHP'; // [A-002 M-002]

/** What a device is called whose program says nothing of itself; the apps say it in their language. */
export const unknownDevice = 'Unknown device';

/** Identity verification. [A-447 A-448 M-456] */
export const kyc = {
  ageMinYears: 21,
  ageMaxYears: 100,
  deadlineHours: 72,
  /** Whoever was turned down has this long to try again, even if the time for it is over. */
  hoursAfterRejection: 24,
  reviewHours: 24,
  ocrWaitSeconds: 10,
  ocrAdvanceSeconds: 3,
} as const;

/** Lengths of what a player types. [A-449 M-441] */
export const lengths = {
  handleMin: 5,
  handleMax: 30,
  accountEmailMax: 30,
  passwordMin: 8,
  passwordMax: 20,
  phoneDigits: 10,
  phoneDigitsWithZero: 11,
  otpDigits: 6,
  nameMax: 20,
  placeOfBirthMax: 30,
  addressMax: 100,
  orderNameMax: 20,
  orderAddressMax: 100,
  orderEmailMax: 100,
  voucherCodeMin: 5,
  voucherCodeMax: 50,
  depositAmountMax: 20,
  withdrawAmountMax: 9,
  searchMin: 3,
  searchMax: 50,
} as const;

export const countryCode = '63';

/** One-time codes. [A-450 M-444] */
export const otp = {
  resendAccountSeconds: 60,
  resendLoginSeconds: 30,
  lockoutSeconds: 1800,
  autoSubmitDebounceMs: 200,
} as const;

/** Sizes of pages and lists. [G-246 M-437] */
export const sizes = {
  gamePage: 15,
  favouritesFetch: 1000,
  favouritesShown: 3,
  gridColumns: 3,
  listOverscan: 200,
} as const;

/** Delays and animations. [M-445 M-449 M-451] */
export const timings = {
  welfareRotationMs: 8000,
  searchDebounceMs: 500,
  copyTooltipMs: 2000,
  exitGameMs: 300,
} as const;

/** How often the same store may fetch. [A-368 A-369] */
export const throttles = { identityMs: 1500, otherMs: 300 } as const;

/** Layout. [A-364 A-455 M-457] */
export const layout = { desktopFromPx: 768 } as const;

/** The `device` header. */
export const deviceCodes = { phone: '25', desktop: '24' } as const;
