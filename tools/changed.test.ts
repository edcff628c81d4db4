import { describe, expect, it } from 'vitest';
import { testsFor } from './changed.ts';

describe('the tests for a change', () => {
  it('of a component are its own, and its stories', () => {
    const folder = 'packages/ui/src/components/Switch';
    const { projects, tests } = testsFor([`${folder}/Switch.tsx`]);
    expect(tests).toEqual(
      expect.arrayContaining([`${folder}/Switch.test.tsx`, `${folder}/Switch.stories.tsx`]),
    );
    expect(projects).toEqual(expect.arrayContaining(['components', 'stories-light']));
  });

  it('of a rule of a flow are those of the flow, in Node alone', () => {
    const folder = 'packages/flows/src/login';
    const { projects, tests } = testsFor([`${folder}/validate.ts`]);
    expect(tests).toContain(`${folder}/loginMachine.test.ts`);
    expect(projects).toEqual(['node']);
  });

  it('of a module that many import hold few that need a browser, and name the others', () => {
    const { tests, left } = testsFor(['packages/ui/src/testing/WithState.tsx']);
    // Tests of the server's rendering are .tsx too, and run in Node.js.
    const inBrowser = tests.filter((test) => /(?<!\.server\.test)\.tsx$/.test(test));
    expect(inBrowser).toHaveLength(6);
    expect(left.length).toBeGreaterThan(6);
  });

  it('of a picture or a text file are none', () => {
    expect(testsFor(['docs/images/landing.png'])).toEqual({ projects: [], tests: [], left: [] });
  });
});
