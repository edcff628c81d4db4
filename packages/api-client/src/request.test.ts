import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts } from './contract/accounts.ts';
import { adminFiles } from './contract/adminFiles.ts';
import { adminUsers } from './contract/adminUsers.ts';
import { chat } from './contract/chat.ts';
import { files } from './contract/files.ts';
import { operations } from './contract/index.ts';
import type { Operation } from './contract/operation.ts';
import { payments } from './contract/payments.ts';
import { prediction } from './contract/prediction.ts';
import { addressOf, bodyOf, headersOf } from './request.ts';

const headers = (operation: Operation, base = '', cookies = '', address = base + operation.path) =>
  headersOf(operation, address, 'a.b.c', cookies);

describe('addressOf', () => {
  it('puts path parameters and the query in place, encoded', () => {
    expect(addressOf('', payments.orderStatus, { id: 'a/b?c' })).toBe('/api/orders/a%2Fb%3Fc');
    expect(addressOf('https://api.example', files.downloadFile, { 'field-id': 7 })).toBe(
      'https://api.example/api/files/download?field-id=7',
    );
  });

  it('ADU-80 URL-encodes the password of a reset', () => {
    const address = addressOf('', adminUsers.resetUserPassword, {
      id: 3,
      newPassword: 'a&b=c #%é',
    });
    expect(address).toBe('/api/admin/reset?id=3&newPassword=a%26b%3Dc+%23%25%C3%A9');
    expect(new URLSearchParams(address.split('?')[1]).get('newPassword')).toBe('a&b=c #%é');
  });

  it('RNK-66 sends optional query parameters only when they are given', () => {
    expect(addressOf('', prediction.recommend, { air: 8500, subject: 'MBBS', year: '0' })).toBe(
      '/rank-prediction/recommend?air=8500&subject=MBBS&year=0',
    );
  });
});

describe('bodyOf', () => {
  it('sends exactly the declared fields as JSON', () => {
    const typed = { rollnumberOrEmail: 'SW000001', password: 'x', remember: true };
    expect(JSON.parse(bodyOf(accounts.login, typed) as string)).toEqual({
      rollnumberOrEmail: 'SW000001',
      password: 'x',
    });
  });

  it('ADF-21 sends a file and its uploader as a multipart form', () => {
    const file = new File(['%PDF-'], 'notice.pdf', { type: 'application/pdf' });
    const form = bodyOf(adminFiles.uploadFile, { file, uploaderId: 5 }) as FormData;
    expect([...form.keys()]).toEqual(['file', 'uploaderId']);
    expect(form.get('uploaderId')).toBe('5');
    expect((form.get('file') as File).name).toBe('notice.pdf');
  });

  it('sends no body where the contract has none', () => {
    expect(bodyOf(adminUsers.updateRole, { id: 1, roleId: 4 })).toBeUndefined();
  });
});

describe('headersOf', () => {
  it('API-03 API-04 API-05 decides the bearer by the path of each operation', () => {
    const without = operations
      .filter((operation) => !headers(operation)['Authorization'])
      .map(({ id }) => id);
    expect(without).toEqual([
      'signUp',
      'login',
      'requestOtp',
      'confirmOtp',
      'correctEmail',
      'listFiles',
      'downloadFile',
    ]);
    expect(headers(adminFiles.uploadFile)['Authorization']).toBe('Bearer a.b.c');
  });

  it('API-06 adds no Authorization without a token', () => {
    expect(headersOf(chat.listConversations, '/api/conversations', undefined, '')).toEqual({});
  });

  it('no value in a query or a path parameter takes the bearer off a call', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('/auth', 'api/files', '%2Fauth', '../auth'),
        (noise, trap) => {
          const query = addressOf('', adminUsers.resetUserPassword, {
            id: 1,
            newPassword: noise + trap,
          });
          const path = addressOf('', payments.orderStatus, { id: `x${noise}${trap}` });
          for (const [operation, address] of [
            [adminUsers.resetUserPassword, query],
            [payments.orderStatus, path],
          ] as const)
            expect(headersOf(operation, address, 't', '')['Authorization']).toBe('Bearer t');
        },
      ),
    );
  });

  it('API-07 repeats the XSRF-TOKEN cookie on relative writing calls', () => {
    const cookies = 'a=1; XSRF-TOKEN=t%2B1; NOT-XSRF-TOKEN=no';
    expect(headers(accounts.login, '', cookies)['X-XSRF-TOKEN']).toBe('t+1');
    expect(headers(adminUsers.deleteUser, '', cookies)['X-XSRF-TOKEN']).toBe('t+1');
  });

  it('API-08 leaves it off reading calls, absolute addresses and where no cookie is', () => {
    const cookies = 'XSRF-TOKEN=t';
    expect(headers(files.listFiles, '', cookies)).not.toHaveProperty('X-XSRF-TOKEN');
    for (const base of ['https://api.example', 'HTTP://api.example', '//api.example'])
      expect(headers(accounts.login, base, cookies)).not.toHaveProperty('X-XSRF-TOKEN');
    expect(headers(accounts.login, '', 'other=1')).not.toHaveProperty('X-XSRF-TOKEN');
  });

  it('SPP-03 names the content type of a JSON body, and leaves a form to name its own', () => {
    expect(headers(payments.createPayuOrder)['Content-Type']).toBe('application/json');
    expect(headers(adminFiles.uploadFile)).not.toHaveProperty('Content-Type');
    expect(headers(files.listFiles)).not.toHaveProperty('Content-Type');
  });
});
