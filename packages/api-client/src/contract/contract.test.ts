import { describe, expect, it } from 'vitest';
import { readerOf } from '../reader.ts';
import type { Destination } from './chat.ts';
import { areas, destinations, specifiedOperations, operations } from './index.ts';
import { fieldNames, type Operation } from './operation.ts';

const ids = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);

describe('the catalogue', () => {
  it('holds each of the 29 specified operations once', () => {
    expect(new Set(specifiedOperations.map(({ requirement }) => requirement))).toEqual(
      new Set(ids('END', 29)),
    );
    expect(specifiedOperations).toHaveLength(29);
  });

  it('holds each of the 4 specified destinations once', () => {
    const specified = Object.values<Destination>(destinations).map((entry) => entry.requirement);
    expect(specified.filter((row) => row !== undefined)).toEqual(ids('STP', 5).slice(1));
  });

  it('names every operation once, by its key in its area', () => {
    const keys = Object.values(areas).flatMap((area) =>
      Object.entries<Operation>(area).map(([key, { id }]) => [key, id]),
    );
    for (const [key, id] of keys) expect(key).toBe(id);
    expect(new Set(keys.map(([, id]) => id)).size).toBe(operations.length);
  });

  it('serves no two operations at one method and path', () => {
    const places = operations.map(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s declares each path parameter and keeps the names of its inputs apart',
    (_, { path, params, query, body }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath).toEqual(fieldNames(params));
      const names = [params, query, body].flatMap(fieldNames);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  it('compiles the record of every list and every socket message into a shape check', () => {
    const records = [
      ...operations.flatMap(({ answer }) => (answer.kind === 'rows' ? [answer.schema] : [])),
      ...Object.values(destinations).map(({ message }) => message),
    ];
    expect(records.length).toBeGreaterThan(10);
    for (const record of records) expect(readerOf(record).fits(null)).toBe(false);
  });

  it('END-01 END-02 END-03 END-04 keeps the accounts area under /auth, which carries no bearer', () => {
    const { signUp, login, requestOtp, confirmOtp, myDetails } = areas.accounts;
    for (const { path } of [signUp, login, requestOtp, confirmOtp]) expect(path).toContain('/auth');
    expect(myDetails.path).toBe('/api/my-details');
  });

  it('END-16 END-17 leave the two calls without /api where the specification puts them', () => {
    expect(areas.prediction.recommend.path).toBe('/rank-prediction/recommend');
    expect(areas.seatMatrix.allSeats.path).toBe('/seat-matrix/all');
  });

  it('CRD-13 END-10 prefixes the three fields of the card provider', () => {
    expect(fieldNames(areas.payments.verifyCardPayment.body)).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
  });
});
