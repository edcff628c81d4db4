import { describe, expect, it } from 'vitest';
import { environmentOf } from './storyEnvironment.ts';

const parameters = { scenario: 'login.500', role: 'free' };

describe('the environment of a story', () => {
  it('is what its parameters say while nothing is chosen in a toolbar', () => {
    expect(environmentOf({ parameters, globals: { scenario: '', role: '' } })).toEqual(parameters);
    expect(environmentOf({ parameters, globals: {} })).toEqual(parameters);
  });

  it('is what is chosen in a toolbar, whatever its parameters say', () => {
    const globals = { scenario: 'login.never', role: 'admin' };
    expect(environmentOf({ parameters, globals })).toEqual(globals);
    expect(environmentOf({ parameters, globals: { role: 'admin' } })).toEqual({
      scenario: 'login.500',
      role: 'admin',
    });
  });
});
