import { checkConnection, notLoaded, notSaved, plural } from '@seatwise/flows/shared';

/** Text after a seat's name that says for whom the seat is reserved; empty for an open seat. */
export const ofSeat = (code: string): string => code && `, ${code} seat`;

/** Text of the choice lists. */
export const content = {
  title: 'Choice list',
  portal: (site: string) => `Fill it on ${site} yourself`,
  /** The state's authority, until its name is known. */
  giver: { name: 'The state’s counselling', site: 'its own portal' },
  /** The lists of all authorities side by side. */
  board: {
    ofState: (state: string, authority: string) => `${state} (${authority})`,
    steps: {
      add: () => 'No choices yet. Add them from your predictions.',
      lock: () => 'Put them in your order, then lock the list.',
      'hand-in': (site: string) =>
        `Register on ${site}, and fill in and lock the same order there.`,
    },
    noDates: (site: string) => `We do not know the next date. See ${site}.`,
    between: 'If you have a seat of your state too',
    rule: (round: string, sentence: string) => `MCC, ${round}: ${sentence}`,
  },
  notPlayed:
    'There is no practice with this list: we know the rules of MCC’s rounds, and not how your state’s rounds upgrade and convert seats.',
  lastDate: (date: string, end: 'fill' | 'lock' | false) =>
    end ? `Last date to ${end} choices: ${date}` : `Last date ${date}`,
  list: 'List',
  label: (name: string) => `Choices of ${name}`,
  count: (count: number) => plural(count, { one: '# choice', other: '# choices' }),
  state: {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: 'Kept in this browser. We save it as soon as we can.',
    full: 'Kept in this browser: there is no room left to save it.',
  },
  room: {
    nearlyFull: (percent: number) =>
      `Your lists fill ${percent} % of their space. When it is full, we delete old versions, and then we save nothing more. Delete lists that you no longer need.`,
    full: 'Your lists are full. Delete a list that you no longer need, or long notes: then your last changes are saved.',
  },
  locked: (date: string) => `Locked on ${date}, in Seatwise only`,
  lockedOption: (name: string) => `${name} · locked`,
  next: {
    title: (site: string) => `Register and pay on ${site}`,
    register: 'Registration comes first: without it MCC takes no choices.',
    until: (title: string, date: string) => `${title}: ${date}.`,
    noDate: (site: string) => `We do not know the last day to register. See ${site}.`,
    atHand:
      'At hand: NEET roll number and application number, your mobile and email for the OTP, a card, UPI or net banking.',
    cost: {
      UG: 'Last known for NEET UG: registration ₹1,000, security deposit ₹10,000; half for reserved categories and PwD. With deemed universities ₹5,000 and ₹2,00,000.',
      PG: 'Last known for NEET PG: security deposit ₹25,000, ₹10,000 for reserved categories. The bulletin has the registration fee.',
      MDS: 'We do not know what NEET MDS costs. The bulletin says it.',
    },
    moreCost: 'When you get the deposit back, and when you lose it',
    lock: 'Then fill in and lock',
    text: (authority: string, site: string) =>
      `Your list is locked in Seatwise only. ${authority} does not get it. Fill in the same order on ${site} and lock it there before the deadline.`,
    documents: 'Then get your documents ready',
    state: 'For the seats of your state, register with its own counselling too.',
    print: 'Print the list',
    portal: (site: string) => `Open ${site}`,
  },
  place: (city: string | undefined, state: string | undefined) =>
    [city, state].filter(Boolean).join(', '),
  seat: (subject: string, quota: string) => `${subject} · ${quota}`,
  name: (institute: string, subject: string, quota: string) => `${institute}, ${subject}, ${quota}`,
  undo: 'Undo',
  putBack: 'Put it back',
  more: 'More',
  addFrom: 'Add colleges',
  toPractice: 'Practise with this list',
  rank: (rank: string) => `Your rank ${rank}`,
  chance: (tier: string, count: number) => `${tier} ${count}`,
  chances: (round: string | undefined, listed: string) =>
    round ? `By ${round}: ${listed}` : listed,
  firstFee: (fee: string) => `No. 1 costs ${fee}`,
  closing: (rank: string, round: string | undefined, year: number, seat: string) =>
    `Closed ${rank} (${round ? `${round} ` : ''}${year}${ofSeat(seat)})`,
  ownRank: (rank: string) => `you ${rank}`,
  fee: (fee: string) => `${fee}/yr`,
  course: (total: string) => ` · ${total} in all`,
  feeUnknown: 'Fee not known',
  penalty: (penalty: string) => ` or ${penalty}`,
  code: (code: string) => `Institute code ${code}`,
  aboutCollege: 'About the college',
  empty: 'No choice yet',
  emptyHint: 'Find colleges for your rank, then press “Add to choices”.',
  failed: notLoaded('your choice lists'),
  failedHint: checkConnection,
  again: 'Try again',
  chancesFailed: notLoaded('the chances, so this list is not complete'),
  answerQuestions: 'Answer the questions to see all warnings',
  note: 'Note',
  actionsOf: (name: string) => `Actions for ${name}`,
  actions: {
    top: 'Move to the top',
    position: 'Move to a position…',
    note: 'Note…',
    remove: 'Remove',
  },
  menu: {
    redo: 'Redo',
    share: 'Share…',
    print: 'Print',
    file: 'Excel file',
    create: 'New list…',
    rename: 'Rename…',
    duplicate: 'Duplicate',
    versions: 'Versions…',
    propose: 'Suggest an order…',
    remove: 'Delete the list…',
  },
  createOf: (authority: string) => `New list for ${authority}…`,
  removed: (name: string) => `${name} removed.`,
  moved: (name: string, position: number) => `${name} is now at ${position}.`,
} as const;

export const dialogs = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  failed: notSaved('the change'),
  create: {
    title: 'New list',
    of: (authority: string, state: string | undefined) =>
      `A list for ${[authority, state].filter(Boolean).join(', ')}`,
    label: 'Name',
    missing: 'A list needs a name.',
    taken: 'You have a list of this name already. Choose another name.',
  },
  rename: { title: 'Rename the list' },
  remove: {
    title: 'Delete the list?',
    message: (name: string) => `“${name}” and its versions are deleted for good.`,
    confirm: 'Delete',
  },
  position: {
    title: 'Move to a position',
    label: (count: number) => `Position, 1 to ${count}`,
    wrong: (count: number) => `Enter a number from 1 to ${count}.`,
    move: 'Move',
  },
  note: { title: 'Note', label: 'For your eyes only' },
  versions: {
    title: 'Versions',
    hint: 'We keep every change. You can go back to any of them, and undo that too.',
    restore: 'Restore',
    hintLocked: 'This list is locked and cannot be changed. You can copy a version to a new list.',
    restoreAsNew: 'Restore as a new list',
    version: (version: number, count: number, time: string) =>
      `Version ${version}, ${time}: ${plural(count, { one: '# choice', other: '# choices' })}`,
    none: 'Nothing is saved yet.',
  },
  propose: {
    title: 'Suggest an order?',
    message:
      'We put MBBS before BDS, and BDS before nursing. In each course, the seats that are hardest for you in the round of this list come first, and the safest last. Seats without past ranks keep their place. We do not know which you like more, so check the order. You can undo it.',
    confirm: 'Use this order',
  },
  lock: {
    title: 'Lock the list',
    message: (authority: string, site: string) =>
      `This locks the list in Seatwise only. ${authority} does not get it. You must fill in and lock your choices on ${site} yourself, before the deadline.`,
    final: (site: string) =>
      `A list that you lock here cannot be changed here. A list that you lock on ${site} cannot be changed there. Read it from top to bottom first. Later you can copy it to a new list: press More, then Duplicate.`,
    deadline: (site: string) => `We do not know the deadline of this round. Look it up on ${site}.`,
    unconfirmed: 'Nobody has published this date. Check the deadline on mcc.nic.in.',
    checking: 'Checking your list…',
    unchecked:
      'We could not load the chances, so we could not check this list. Try again before you lock it.',
    read: 'I have read it from top to bottom',
    confirm: 'Lock',
    button: 'Lock…',
  },
  conflict: {
    title: 'Changed on two devices',
    message: 'We kept all your other changes. Which one do you want here?',
    change: (name: string, from: number, mine: string, theirs: string, time: string | undefined) =>
      `${name} was no. ${from}. On this device you ${mine}. On another device${time ? `, saved on ${time},` : ''} you ${theirs}.`,
    moved: (position: number) => `moved it to no. ${position}`,
    removed: 'removed it',
    noted: (note: string | undefined) => (note ? `wrote the note “${note}”` : 'removed its note'),
    tagged: (tags: readonly string[]) => `tagged it “${tags.join(', ')}”`,
    more: (count: number) =>
      plural(count, {
        one: 'Your answer counts for # more choice too.',
        other: 'Your answer counts for # more choices too.',
      }),
    mine: 'Keep my change from this device',
    theirs: 'Keep my change from the other device',
  },
  lateEdits: {
    title: 'Your last changes came too late',
    message:
      'This list was locked before your last changes were saved. You see the order that was locked.',
    copy: 'Save them as a new list',
    drop: 'Drop them',
  },
} as const;

/** Names positions, from the lowest: one or two as they are, a run of more by its ends, others by their number. */
const positions = (numbers: readonly number[]): string => {
  const [first = 0, second] = numbers;
  const last = numbers.at(-1)!;
  if (second === undefined) return `no. ${first}`;
  if (numbers.length === 2) return `nos. ${first} and ${second}`;
  return last - first === numbers.length - 1
    ? `nos. ${first} to ${last}`
    : `no. ${first} and ${numbers.length - 1} more below it`;
};

const inRound = (round: string | undefined): string => (round ? ` in ${round}` : '');

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Reasons why a choice may be wrong, and what to do. */
export const warnings = {
  title: (count: number) => plural(count, { one: '# warning', other: '# warnings' }),
  locked: (site: string) =>
    `You cannot change this list any more. On ${site} you can still correct your choices, until you lock them there.`,
  marks: {
    'lesser-course-first': 'Below a lesser course',
    unreachable: 'Never reached',
    'few-safe': '',
    'left-out': '',
    'not-eligible': 'You may not apply',
    'only-if': 'Not for everyone',
    'filled-by-state': 'State counselling',
    'not-in-matrix': 'Not in the matrix',
    doubled: 'Repeated',
    'own-selection': 'Own test',
    'opens-late': 'From Round 3 on',
    'armed-forces-service': 'Service of 5 years',
    bond: '',
    'fee-over-budget': 'Over your budget',
    'fee-far-above': 'Costs far more',
    'fee-unknown': '',
  },
  dismiss: 'Dismiss',
  moveUp: 'Move up',
  remove: 'Remove',
  more: (count: number) => `We show ${count} more when you have dealt with these.`,
  lesserCourseFirst: ({
    entry,
    position,
    lesser,
    course,
    hidden,
    round,
    isCertain,
    mayBeDear,
  }: {
    readonly entry: string;
    readonly position: number;
    readonly lesser: string;
    readonly course: string;
    readonly hidden: readonly number[];
    readonly round: string | undefined;
    readonly isCertain: boolean;
    readonly mayBeDear: boolean;
  }) => {
    const them = plural(hidden.length, { one: 'it', other: 'them' });
    const are = plural(hidden.length, { one: 'is', other: 'are' });
    const what = capitalised(`${positions(hidden)} ${are} ${course}.`);
    const why = isCertain
      ? `You never get ${them} behind this ${lesser}: no. ${position} (${entry}) is almost sure for you${inRound(round)}.`
      : `If you get no. ${position} (${entry}, ${lesser}), you cannot get ${them}.`;
    const fee = mayBeDear ? ' First check that you can pay the fee.' : '';
    return `${what} ${why} Move ${them} up.${fee}`;
  },
  unreachable: (entry: string, position: number, hidden: readonly number[], round?: string) =>
    `You will almost surely get no. ${position} (${entry})${inRound(round)}, or one above it. So you would never get what is below. Do you want ${positions(hidden)} more? Move ${plural(hidden.length, { one: 'it', other: 'them' })} above no. ${position}.`,
  fewSafe: (count: number, round?: string) =>
    `${count === 0 ? 'None' : `Only ${count}`} of these choices ${
      count < 2 ? 'is' : 'are'
    } Very Likely for your rank${inRound(round)}. Add more Very Likely colleges, or you may get no seat${inRound(round)}.`,
  leftOut: (
    {
      institute,
      subject,
      quotaName,
    }: Readonly<Record<'institute' | 'subject' | 'quotaName', string>>,
    tier: string,
    round: string | undefined,
    others: number,
  ) =>
    `A government seat that you saved is not on this list: ${institute} (${subject}, ${quotaName}), ${tier} for you${inRound(round)}.${
      others === 0
        ? ''
        : ` ${plural(others, { one: '# more is', other: '# more are' })} missing too.`
    } Add it, if you want it.`,
  notEligible: (entry: string, position: number, reason: string) =>
    `No. ${position} (${entry}): according to your answers, you may not apply for it. ${reason}`,
  reasons: {
    exam: (exam: string) => `It is given by ranks of NEET ${exam}.`,
    citizenship: () =>
      'It is for Indian citizens. Foreign passports, and OCI cards from 4 March 2021 on, give NRI seats only.',
    domicile: (states: string) => `It is for students of ${states}.`,
    schooling: (places: string) =>
      `It is for students who went to Class 11 and 12 in ${places === 'Delhi' ? 'Delhi' : 'Delhi or the NCR'}.`,
    esi: () => 'It is for children of ESI-insured persons.',
    'armed-forces': () => 'It is for families of the armed forces.',
    community: (community: string) => `It is for the ${community} community.`,
    'women-only': () => 'It is for women.',
    nri: () => 'It is for NRI, OCI and foreign candidates.',
    foreign: () => 'It is for foreign nationals, not for NRIs.',
    alumni: (university: string) => `It is for students of ${university}.`,
    category: (category: string) => `It is reserved for ${category}.`,
    pwd: () => 'It is for candidates with a certified disability.',
    'own-selection': () => 'AFMC selects its students by its own test and interview.',
    budget: () => 'It costs more than your budget.',
  },
  onlyIf: (entry: string, position: number, reason: string, opensLate: boolean) =>
    `No. ${position} (${entry}): ${reason} If that is not you, ${opensLate ? 'you can get it from Round 3 on, and only if it stays vacant.' : 'you do not get it: remove it.'}`,
  opensLate: (entry: string, position: number, reason: string) =>
    `No. ${position} (${entry}): ${reason} From Round 3 on you may choose it too. You get it only if it stays vacant.`,
  ofSeat: {
    'filled-by-state': (entry: string, position: number) =>
      `No. ${position} (${entry}): MCC does not fill this seat. The state fills it, in its own counselling. Remove it here, and register with the state.`,
    'not-in-matrix': (entry: string, position: number) =>
      `No. ${position} (${entry}): this round’s seat matrix has no such seat. Check the matrix on mcc.nic.in.`,
    'own-selection': (entry: string, position: number) =>
      `No. ${position} (${entry}): no round allots its seats by rank. Register for it on mcc.nic.in. It then invites you to its own test, interview and medical check.`,
    'armed-forces-service': (entry: string, position: number) =>
      `No. ${position} (${entry}): families of the armed forces come first. Civilians come last (Priority V) and sign a service bond of 5 years.`,
  },
  doubled: (entry: string, position: number, other: number) =>
    `No. ${position} (${entry}) is the same seat as no. ${other}. Remove no. ${position}.`,
  feeOverBudget: (entry: string, position: number, cost: string, budget: string, count: number) =>
    `${plural(count, { one: '# choice costs', other: '# choices cost' })} more than your budget of ${budget} a year. No. ${position} (${entry}) costs ${cost} a year.`,
  feeFarAbove: (
    entry: string,
    position: number,
    cost: string,
    most: string | undefined,
    others: number,
  ) =>
    `No. ${position} (${entry}) costs ${cost} a year${others === 0 ? '' : `, and ${plural(others, { one: '# more choice is', other: '# more choices are' })} as dear`}. ${
      most
        ? `Your other choices cost ${most} a year at most.`
        : 'Most of the others are government seats.'
    } Check that you can pay it.`,
  feeUnknown: (entry: string, position: number, budget: string, others: number) =>
    `We do not know the fee of no. ${position} (${entry})${others === 0 ? '' : ` and of ${plural(others, { one: '# more choice', other: '# more choices' })}`}. It may be more than your budget of ${budget} a year. Ask the college first.`,
  bond: (entry: string, position: number, years: number, cost: string, others: number) =>
    `No. ${position} (${entry}) has a service bond of ${plural(years, { one: '# year', other: '# years' })}. You pay ${cost} only if you leave the service early.${
      others === 0
        ? ''
        : ` ${plural(others, { one: '# more choice has', other: '# more choices have' })} a bond too.`
    }`,
} as const;

/** Text for adding seats to a list from predictions. */
export const adding = {
  add: (count: number, state?: string) => {
    const list = state === undefined ? 'choices' : `my ${state} list`;
    return count < 2 ? `Add to ${list}` : `Add ${count} to ${list}`;
  },
  listedIn: (name: string) => `In ${name}`,
  added: (added: number, name: string) =>
    added === 0
      ? `All of them are in “${name}” already.`
      : `${plural(added, { one: '# choice', other: '# choices' })} added to “${name}”.`,
  open: 'Open the choice list',
  undo: 'Undo',
  newList: {
    title: (locked: readonly string[]) =>
      locked.length > 1
        ? 'All your lists are locked. Add to a new list?'
        : `“${locked[0]}” is locked. Add to a new list?`,
    message: (name: string) =>
      `Your locked list stays as it is. We will make a new list, “${name}”, for your selection.`,
    confirm: (name: string) => `Add to “${name}”`,
    cancel: 'Cancel',
  },
} as const;

/** Text of the printed list, with the portal's columns. */
export const printed = {
  heads: ['Order', 'College code', 'Name', 'City'],
  seat: content.seat,
  made: (site: string, date: string) => `${site} · ${date}`,
  noCity: '—',
  noCode: 'none',
} as const;
