import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import { hostname } from 'node:os';
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

it.each([
  [undefined, undefined],
  ['9101', { host: '127.0.0.1', port: 9101 }],
  ['10.0.0.4:9101', { host: '10.0.0.4', port: 9101 }],
])('BEY-OPS-01 counts are asked for at %j', (value, expected) => {
  expect(readSettings({ SEATWISE_METRICS: value }).metrics).toEqual(expected);
  expect(() => readSettings({ SEATWISE_METRICS: 'on' })).toThrow('takes a port or host:port');
});

it.each([
  [{ SEATWISE_INSTANCE: 'seatwise-2' }, 'seatwise-2'],
  [{ PORT: '4002' }, `${hostname()}:4002`],
])('BEY-OPS-02 a line of the log names its server: %j', (env, instance) => {
  expect(readSettings(env).instance).toBe(instance);
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
