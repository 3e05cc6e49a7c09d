import { describe, expect, test } from 'vitest';
import { cashTypeName, cashTypes, isBonus, maintenanceCashType } from './cash-types.ts';
import * as constants from './constants.ts';
import { listTexts } from './list-texts.ts';
import { isLanguage, languageNames, languages, say } from './text.ts';

describe('the documents fix these numbers', () => {
  test('identity verification [A-447 A-448]', () => {
    expect(constants.kyc).toEqual({
      deadlineHours: 72,
      expiryDays: 3,
      reviewHours: 24,
      successRedirectSeconds: 5,
      ocrWaitSeconds: 10,
      ocrAdvanceSeconds: 3,
      ageMinYears: 21,
      ageMaxYears: 100,
    });
  });

  test('lengths of fields [A-449 M-441]', () => {
    expect(constants.lengths).toMatchObject({
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
    });
    expect(constants.countryCode).toBe('63');
  });

  test('one-time codes [A-450 M-444]', () => {
    expect(constants.lengths.otpDigits).toBe(6);
    expect(constants.otp).toEqual({
      resendAccountSeconds: 60,
      resendLoginSeconds: 30,
      lockoutSeconds: 1800,
      autoSubmitDebounceMs: 200,
    });
  });

  test('amounts are pesos between 100 and 500,000 [A-002 M-002 M-442]', () => {
    expect(constants.currency).toBe('PHP');
    expect(constants.amounts).toEqual({ min: 100, max: 500_000 });
  });

  test('sizes of lists and windows [G-246 M-431 M-437]', () => {
    expect(constants.sizes).toMatchObject({
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
    });
    expect(constants.lengths).toMatchObject({ searchMin: 3, searchMax: 50, feedbackMax: 1000 });
    expect(constants.periods).toEqual({
      newbieDays: 7,
      newbieDayCountUnder: 8,
      giftTimerSeconds: 72_000,
    });
  });

  test('delays and animations [M-445 M-447 M-449 M-450 M-451]', () => {
    expect(constants.timings).toEqual({
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
    });
  });

  test('layout, device codes, VIP and announcements [A-455 M-430 M-456 M-457 M-459]', () => {
    expect(constants.layout).toEqual({
      desktopFromPx: 768,
      walletRedirectBelowPx: 900,
      bottomNavPx: 56,
    });
    expect(constants.deviceCodes).toEqual({ phone: '25', desktop: '24' });
    expect(constants.vip.levelMax).toBe(29);
    expect(constants.vip.tiers).toHaveLength(5);
    expect(constants.sizes.rememberedMessageIds).toBe(50);
    expect(constants.kyc.ageMinYears).toBe(21);
    expect(constants.announcementFrequency).toEqual({ daily: 1, eachLogin: 2 });
  });
});

describe('cash types', () => {
  test.each([
    [4001, 'Mystery Box', 'G-248'],
    [4003, 'Level Up Bonus', 'G-249'],
    [4004, 'Birthday Bonus', 'G-250'],
    [4005, 'CQ9 Daily Rebate', 'G-251'],
    [4006, 'TPG Daily Loss Rebate', 'G-252'],
    [4007, 'Slot Betting Ranking', 'G-253'],
    [4008, 'APP Bonus', 'G-254'],
    [4009, 'Deposit Bonus', 'G-255'],
  ])('%i is called %s [%s]', (cashType, name) => {
    expect(cashTypeName(cashType).en).toBe(name);
    expect(isBonus(cashType)).toBe(true);
  });

  test('999 announces maintenance and is no bonus [G-256]', () => {
    expect(maintenanceCashType).toBe(999);
    expect(isBonus(999)).toBe(false);
    expect(cashTypes[999]).toBeUndefined();
  });

  test('a type outside the catalogue reads as a plain bonus [G-341]', () => {
    expect(cashTypeName(4002)).toEqual({ en: 'Bonus', tl: 'Bonus' });
  });
});

describe('texts', () => {
  test('the fixed texts of lists are spelled as the documents spell them [G-244]', () => {
    expect(listTexts.failed.en).toBe('Error fetching data.');
    expect(listTexts.emptyGames.en).toBe('There is no data yet!');
    expect(listTexts.emptyShell.en).toBe('There is no data yet！');
    expect(listTexts.loading.en).toBe('Loading...');
    expect(listTexts.comingSoon.en).toBe('Coming soon');
    expect(listTexts.feedbackTooLong.en).toBe('The maximum number of characters exceeds the limit');
  });

  test('English and Tagalog are the languages [M-455]', () => {
    expect(languages.map((language) => languageNames[language])).toEqual(['English', 'Tagalog']);
    expect(say({ en: 'a', tl: 'b' }, 'tl_PH')).toBe('b');
    expect(say({ en: 'a', tl: 'b' }, 'en_US')).toBe('a');
    expect(isLanguage('fr_FR')).toBe(false);
  });
});
