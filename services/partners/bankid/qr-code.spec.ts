import { expect, test } from 'vitest';

import { qrCodeText } from './qr-code.js';

const order = {
  qrStartToken: '67df3917-fa0d-44e5-b327-edcc928297f8',
  qrStartSecret: 'd28db9a7-4cde-429e-a983-359be676944c',
};

test.each([
  [0, 'dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'],
  [1, '949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2'],
  [2, 'a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3'],
])('the code of second %i is the published one', (second, authCode) => {
  expect(qrCodeText(order, second)).toBe(`bankid.${order.qrStartToken}.${second}.${authCode}`);
});

test('a second that has begun counts as the second before', () => {
  expect(qrCodeText(order, 1.9)).toBe(qrCodeText(order, 1));
  expect(qrCodeText(order, -3)).toBe(qrCodeText(order, 0));
});
