/**
 * Words that we do not write on screens, each with its replacement. `pnpm lint` fails if a text has
 * one. A key is a regular expression between word boundaries.
 * @type {Readonly<Record<string, string>>}
 */
export const avoidedPhrases = {
  // Verbs that hide the person who acts
  'stands?(?! for)': 'is, or is shown',
  'stood(?! for)': 'was',
  'holds (?:for|until|till|good)': 'is valid',
  'in force': 'in use, or from + date',
  'did not come': 'we could not load',
  'lies? ahead': 'is coming, or upcoming',
  'becomes? of': 'happens to',
  prevails: 'decides',
  'is to blame': 'hides',
  'leads nowhere': 'has expired',
  'brings? .* back': 'undoes',
  // Words that nobody says
  whoever: 'anyone who',
  whom: 'who, or name the person',
  void: 'no longer works',
  dearer: 'costs more',
  anew: 'again',
  told: 'we say, or you hear',
  sturdy: 'the same every time',
  'in vain': 'without an answer',
  'as (?:they|it) (?:come|stand)s?': 'default order, or as it is',
  somebody: 'someone, or name the person',
  thereby: 'so',
  herewith: 'with this',
  elsewhere: 'in another tab, or name the place',
  'ways on': 'what to do next',
  'last word': 'decides',
  '(?<!be|being )alone': 'only',
  'by your (?:answers|profile)': 'according to your answers',
  // One term for one thing
  'forfeit(?:s|ed|ure)?': 'lose the deposit',
  'seat allocation': 'allotment',
  'preferences? list': 'choice list',
  // Machine sentences
  'not be loaded|cannot be loaded': 'we could not load',
  'not be saved': 'we could not save',
  'not be sent': 'we could not send',
  'an? error occurred': 'what happened, and what to do',
  invalid: 'what to enter instead',
};
