import { describe, expect, it } from 'vitest';
import { message } from './testing/chat.ts';
import { colleagueAnswers, crossedAnswers, newestId } from './colleagues.ts';
import { filledReply } from './text.ts';

const [student, me, colleague] = [4, 8, 9];
const said = [
  message({ id: 1, senderId: student }),
  message({ id: 2, senderId: colleague }),
  message({ id: 3, senderId: me }),
  message({ id: 4, senderId: colleague }),
  message({ id: null, senderId: colleague }),
];

describe('the answers of colleagues', () => {
  it.each([
    ['since the beginning', { after: 0 }, [2, 4]],
    ['after what was seen', { after: 3 }, [4]],
    ['before an own answer', { after: 1, before: 3 }, [2]],
    ['none that is new', { after: 4 }, []],
  ])('BEY-CNV-08 %s', (_, reach, ids) => {
    const answers = colleagueAnswers(said, { myId: me, studentId: student, ...reach });
    expect(answers.map(({ id }) => id)).toEqual(ids);
  });

  it('BEY-CNV-08 that crossed one’s own are those before it', () => {
    const reach = { myId: me, studentId: student };
    expect(crossedAnswers(said, { ...reach, after: 1 }).map(({ id }) => id)).toEqual([2]);
    expect(crossedAnswers(said, { ...reach, after: 3 })).toEqual([]);
  });

  it('BEY-CNV-08 are counted from the newest message that the server has numbered', () => {
    expect(newestId(said)).toBe(4);
    expect(newestId([])).toBe(0);
  });
});

describe('a saved reply', () => {
  it('BEY-CNV-06 names the student and the plan', () => {
    const text = 'Hello {name}, {plan} is active. {name}!';
    expect(filledReply(text, { name: 'Ananya', plan: 'BASIC' })).toBe(
      'Hello Ananya, BASIC is active. Ananya!',
    );
  });

  it('BEY-CNV-06 keeps a placeholder that nothing is known for', () => {
    expect(filledReply('Hello {name} {other}', { name: null })).toBe('Hello {name} {other}');
  });
});
