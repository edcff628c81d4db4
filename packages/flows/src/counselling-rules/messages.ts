import type { RuleAspect, RuleValues } from './ruleTable.ts';

/** Each rule in plain words. */
export const ruleSentences: {
  readonly [Aspect in RuleAspect]: Readonly<Record<RuleValues[Aspect], string>>;
} = {
  registration: {
    open: 'You can register in this round.',
    'again-after-round-2':
      'New candidates can register. If you left a Round 2 seat, register and pay again.',
    closed: 'Nobody can register in this round. You must be registered already.',
    'without-seat':
      'Only if you have no seat anywhere, from MCC or a state, and refused none in Round 3. Registration opens again: check on mcc.nic.in whether you must register.',
  },
  notJoining: {
    free: 'You lose nothing. This is called free exit. You can take part in the next round.',
    deposit: 'You lose your security deposit. You can register and pay again for Round 3.',
    'deposit-and-season':
      'You lose your security deposit, and you are out of all further rounds of this season.',
    'deposit-and-debarment':
      'You lose your security deposit, and you are not allowed to take NEET in the next year.',
  },
  resignation: {
    'free-in-window':
      'Resign on the days that MCC announces, and you lose nothing. Later the rules of Round 2 apply, and you can lose your deposit.',
    'free-if-not-upgraded':
      'You can resign on the days that MCC announces. If you still have your Round 1 seat, you lose nothing. If you have a new or upgraded Round 2 seat, you lose your security deposit.',
    deposit: 'You can resign on the days that MCC announces, and you lose your security deposit.',
    'none-if-not-upgraded':
      'You asked for an upgrade in Round 2 and got none? Then you cannot resign.',
    none: 'Once you have joined, you cannot resign.',
  },
  resignationForm: {
    'portal-letter':
      'Go to your college. It makes your resignation letter on MCC’s portal. No other letter counts: without it you still have the seat.',
  },
  upgrade: {
    'on-request':
      'First join this seat. There, say YES to an upgrade, and fill new choices. If you get one of them, you lose this seat.',
    'on-request-or-assumed':
      'First join this seat, and say YES to an upgrade there. Do you still have your Round 1 seat? Then MCC takes your answer as YES. To stay, fill no new choices: if you get one of them, you lose this seat.',
    'awaits-court':
      'An upgrade in Round 3 was planned if the Supreme Court agreed. Read the bulletin of your year.',
    none: 'No upgrade after this round.',
  },
  movingUp: {
    'relieving-letter':
      'Before you join the better seat, get a relieving letter from your first college. The college makes it online.',
  },
  reservedSeats: {
    'own-category': 'Vacant reserved seats stay with their category.',
    converted:
      'Vacant reserved seats go to other categories when no eligible candidate of that category is left.',
  },
  restrictedSeats: {
    'own-candidates': 'Only NRI and minority candidates get these seats.',
    'open-last':
      'Everyone can choose these seats of deemed universities. NRI and minority candidates get them first. Others get what is left, as paid seats.',
  },
  states: {
    'weeded-out': 'If you get a seat in this round, the states take you off their lists.',
  },
};

/** The text shown if no rule is known. */
export const seeBulletin = 'See this year’s bulletin on mcc.nic.in.';
