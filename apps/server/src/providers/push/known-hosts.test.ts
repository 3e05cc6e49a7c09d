import { expect, test } from 'vitest';
import { isPushService } from './known-hosts.ts';

const known = [
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-sg2p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
];

const others = [
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://me:secret@fcm.googleapis.com/abc',
  'https://notify.windows.com.evil.example/',
  'https://127.0.0.1/abc',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'abc',
];

test('knows the push services of browsers, and takes no other address that a client names', () => {
  expect(known.filter((each) => isPushService(each, []))).toEqual(known);
  expect(others.filter((each) => isPushService(each, []))).toEqual([]);
});

test('takes what the settings name as a whole origin, and nothing that begins like it', () => {
  const named = ['https://push.house.example'];
  expect(isPushService('https://push.house.example/a', named)).toBe(true);
  expect(isPushService('https://push.house.example.evil.example/a', named)).toBe(false);
  expect(isPushService('https://me@push.house.example/a', named)).toBe(false);
});
