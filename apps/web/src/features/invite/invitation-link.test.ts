import { expect, test } from 'vitest';
import { decodeReferral } from '../../lib/http/ad-and-referral.ts';
import { invitationLink } from './invitation-link.ts';

test('the app that opens an invitation reads who invited, and by what [A-188 A-345 A-491]', () => {
  for (const [channel, channelId] of [
    ['link', '1'],
    ['qr', '2'],
  ] as const) {
    const url = new URL(invitationLink('5061728394', channel, 'https://perya.ph'));
    expect(url.origin + url.pathname).toBe('https://perya.ph/');
    expect(decodeReferral(url.searchParams.get('r') ?? '')).toEqual({
      referrerId: '5061728394',
      channelId,
    });
  }
});
