import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('API-09 holds the API address and the public key of the card checkout', () => {
  expect(
    readEnv({
      VITE_SITE_URL: 'https://seatwise.example/',
      VITE_API_BASE_URL: 'https://api.seatwise.example/',
      VITE_WS_URL: 'wss://chat.seatwise.example/ws',
      VITE_CARD_KEY: 'rzp_live_1',
      VITE_CARD_SCRIPT: 'https://checkout.razorpay.com/v1/checkout.js',
      VITE_PAYMENT_ORIGINS: 'https://secure.payu.in/_payment, test.payu.in',
      VITE_FILE_HOSTS: 'files.seatwise.example',
      VITE_PAYMENT_IN_NEW_TAB: 'true',
    }),
  ).toEqual({
    siteUrl: 'https://seatwise.example',
    apiBaseUrl: 'https://api.seatwise.example',
    wsUrl: 'wss://chat.seatwise.example/ws',
    cardKey: 'rzp_live_1',
    cardScript: 'https://checkout.razorpay.com/v1/checkout.js',
    paymentOrigins: ['https://secure.payu.in', 'https://test.payu.in'],
    fileHosts: ['files.seatwise.example'],
    paymentInNewTab: true,
  });
});

it('defaults to the own origin and its simulators', () => {
  expect(readEnv({})).toEqual({
    siteUrl: 'http://localhost:4000',
    apiBaseUrl: '',
    wsUrl: '',
    cardKey: 'rzp_test_SeatwiseMock01',
    cardScript: '/simulators/razorpay/checkout.js',
    paymentOrigins: [],
    fileHosts: [],
    paymentInNewTab: false,
  });
});

it.each([
  'VITE_SITE_URL',
  'VITE_API_BASE_URL',
  'VITE_WS_URL',
  'VITE_CARD_SCRIPT',
  'VITE_FILE_HOSTS',
  'VITE_PAYMENT_ORIGINS',
])('names %s when it is no address', (name) => {
  expect(() => readEnv({ [name]: 'no address' })).toThrow(name);
});
