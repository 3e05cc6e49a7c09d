import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { describe, expect, it } from 'vitest';
import { campaignHeaders, decodeReferral, rememberCampaign } from './ad-and-referral.ts';

function newStore() {
  return createStore(createMemoryStorage(), 'perya.ph');
}

describe('decodeReferral', () => {
  it('reads the two accepted forms [A-188 A-345]', () => {
    expect(decodeReferral(btoa('r=12,34'))).toEqual({ referrerId: '12', channelId: '34' });
    expect(decodeReferral(btoa('12,34'))).toEqual({ referrerId: '12', channelId: '34' });
  });

  it('refuses everything else [A-345]', () => {
    for (const text of ['12', 'r=12', 'r=a,b', 'x=1,2', 'r=1,2,3', ' 1,2', '']) {
      expect(decodeReferral(btoa(text))).toBeNull();
    }
    expect(decodeReferral('%%%')).toBeNull();
  });
});

describe('campaign headers', () => {
  it('carry the advertising ids of the address', () => {
    const store = newStore();
    rememberCampaign(new URLSearchParams('ad-id=a1&adc-id=c2'), store);
    expect(campaignHeaders(store)).toEqual({ 'ad-id': 'a1', 'adc-id': 'c2' });
  });

  it('carry the referral ids, given openly or in a referral [A-491]', () => {
    const open = newStore();
    rememberCampaign(new URLSearchParams('re-id=7&ch-id=8'), open);
    expect(campaignHeaders(open)).toEqual({ 're-id': '7', 'ch-id': '8' });
    const encoded = newStore();
    rememberCampaign(new URLSearchParams({ r: btoa('r=12,34') }), encoded);
    expect(campaignHeaders(encoded)).toEqual({ 're-id': '12', 'ch-id': '34' });
  });

  it('are kept when a later page brings none, and take over what is new', () => {
    const store = newStore();
    rememberCampaign(new URLSearchParams('ad-id=a1&re-id=7'), store);
    rememberCampaign(new URLSearchParams(''), store);
    rememberCampaign(new URLSearchParams('ad-id=a2'), store);
    expect(campaignHeaders(store)).toEqual({ 'ad-id': 'a2', 're-id': '7' });
  });

  it('never carry what a header must not hold', () => {
    const store = newStore();
    rememberCampaign(new URLSearchParams({ 'ad-id': 'a\r\nx: y', 'ch-id': 'ñ' }), store);
    expect(campaignHeaders(store)).toEqual({});
  });
});
