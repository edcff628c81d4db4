import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the control surface in the settings', () => {
  it.each([
    [{}, ['--control'], true],
    [{}, [], false],
    [{ SEATWISE_CONTROL: 'on' }, [], true],
    [{ SEATWISE_CONTROL: 'off' }, ['--control'], false],
    [{ HOST: '::1' }, ['--control'], true],
    [{ HOST: '0.0.0.0' }, ['--control'], false],
    [{ HOST: '192.168.1.5', SEATWISE_CONTROL: 'on' }, [], false],
    [{ HOST: '::', SEATWISE_CONTROL: 'on' }, ['--control'], false],
  ])('%j with %j is %s', (env, args, expected) => {
    expect(readSettings(env, args).control).toBe(expected);
  });

  it('refuses another word by its name', () => {
    expect(() => readSettings({ SEATWISE_CONTROL: 'yes' })).toThrow(
      'SEATWISE_CONTROL takes on or off, not «yes»',
    );
  });
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['k'.repeat(32), 'k'.repeat(32)],
])('BEY-ATK-10 the key of the audit trail is that of the environment: %j', (given, key) => {
  expect(readSettings({ SEATWISE_AUDIT_KEY: given }).auditKey).toBe(key);
  expect(() => readSettings({ SEATWISE_AUDIT_KEY: 'short' })).toThrow('32 characters or more');
});

describe('BEY-ALR-07 the official sites in the settings', () => {
  it.each([
    [undefined, defaultOfficialSites],
    ['', defaultOfficialSites],
    [' MCC.nic.in, example.org,', ['mcc.nic.in', 'example.org']],
  ])('%j are %j', (value, sites) => {
    expect(readSettings({ SEATWISE_OFFICIAL_SITES: value }).officialSites).toEqual(sites);
  });

  it.each(['https://mcc.nic.in', 'mcc.nic.in:443', 'localhost', '*'])('refuses %j', (value) => {
    expect(() => readSettings({ SEATWISE_OFFICIAL_SITES: value })).toThrow(
      'SEATWISE_OFFICIAL_SITES takes names such as mcc.nic.in',
    );
  });
});
