import { describe, expect, it, vi } from 'vitest';
import { capabilitiesHere, openWalletByBridge, payByBridge } from './bridge.ts';

const url = 'https://pay.example/o/1';

describe('the bridge of the app around the page', () => {
  it('gets the address of a payment [M-208]', async () => {
    const pay = vi.fn();
    expect(await payByBridge(url, { pay })).toBe(true);
    expect(pay).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('may be missing, have no payment, or fail [M-209]', async () => {
    expect(await payByBridge(url, null)).toBe(false);
    expect(await payByBridge(url, {})).toBe(false);
    const pay = () => Promise.reject(new Error('closed'));
    expect(await payByBridge(url, { pay })).toBe(false);
  });

  it('opens the cashier of a wallet app, where it has one [M-320]', async () => {
    const openWallet = vi.fn();
    expect(await openWalletByBridge('withdraw', { openWallet })).toBe(true);
    expect(openWallet).toHaveBeenCalledExactlyOnceWith('withdraw');
    expect(await openWalletByBridge('withdraw', {})).toBe(false);
  });

  it('says what cannot be done in its view, and of the rest a browser can do everything', () => {
    expect(capabilitiesHere(null)).toEqual({ camera: true, newTab: true, download: true });
    expect(capabilitiesHere({ capabilities: { download: false } })).toEqual({
      camera: true,
      newTab: true,
      download: false,
    });
  });
});
