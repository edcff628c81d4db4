import { describe, expect, it } from 'vitest';
import { circumstancesOf } from './circumstances.ts';

const parameters = { scenario: 'login.500', role: 'free' };

describe('the circumstances of a story', () => {
  it('are what the story says while nothing is chosen in a toolbar', () => {
    expect(circumstancesOf({ parameters, globals: { scenario: '', role: '' } })).toEqual(
      parameters,
    );
    expect(circumstancesOf({ parameters, globals: {} })).toEqual(parameters);
  });

  it('are what is chosen in a toolbar, whatever the story says', () => {
    const globals = { scenario: 'login.never', role: 'admin' };
    expect(circumstancesOf({ parameters, globals })).toEqual(globals);
    expect(circumstancesOf({ parameters, globals: { role: 'admin' } })).toEqual({
      scenario: 'login.500',
      role: 'admin',
    });
  });
});
