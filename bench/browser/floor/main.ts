/**
 * The bare work of the finder: what remains to do when there is no framework, no design and no
 * who cannot see. Rows show as they stream in, or, with `?whole`, once all are there.
 */
const fields = ['instNm', 'program', 'quotaName', 'state'] as const;
type Seat = Readonly<Record<(typeof fields)[number], string | null>>;

const pageSize = 30;
const drawnOptions = 14;

const part = (id: string): HTMLElement => document.getElementById(id)!;

const columns = fields.map(() => ({
  words: [''],
  codeOf: new Map<string, number>(),
  codes: [] as number[],
}));

let order: ArrayLike<number> = [];
let page = 0;

const take = (seats: readonly Seat[]): void => {
  for (const seat of seats)
    for (const [index, { words, codeOf, codes }] of columns.entries()) {
      const word = seat[fields[index]!]?.trim() ?? '';
      let code = word === '' ? 0 : codeOf.get(word);
      if (code === undefined) codeOf.set(word, (code = words.push(word) - 1));
      codes.push(code);
    }
};

const draw = (): void => {
  const rows = Array.from({ length: pageSize }, (_, index) => {
    const tr = document.createElement('tr');
    for (const [column, { words, codes }] of columns.entries()) {
      const cell = document.createElement(column === 0 ? 'th' : 'td');
      if (column === 0) cell.scope = 'row';
      cell.textContent = words[codes[order[page * pageSize + index]!]!] || '–';
      tr.append(cell);
    }
    return tr;
  });
  part('rows').replaceChildren(...rows);
  part('count').textContent = `${order.length.toLocaleString('en-IN')} seats`;
};

const all = (): Uint32Array => Uint32Array.from(columns[0]!.codes, (_, row) => row);

const ranksOf = (words: readonly string[]): Uint32Array => {
  const { compare } = new Intl.Collator('en-IN');
  const sorted = words.map((_, code) => code).sort((a, b) => compare(words[a]!, words[b]!));
  const ranks = new Uint32Array(words.length);
  for (const [rank, code] of sorted.entries()) ranks[code] = rank;
  return ranks;
};

/** A counting sort: how many values come before each. */
const sortByCollege = (): void => {
  const { words, codes } = columns[0]!;
  const ranks = ranksOf(words);
  const places = new Uint32Array(words.length + 1);
  for (const code of codes) places[ranks[code]! + 1]! += 1;
  for (let rank = 1; rank < places.length; rank += 1)
    places[rank] = places[rank]! + places[rank - 1]!;
  const sorted = new Uint32Array(codes.length);
  for (const [row, code] of codes.entries()) sorted[places[ranks[code]!]!++] = row;
  order = sorted;
  page = 0;
  draw();
};

const chooseState = (): void => {
  const { words, codes } = columns[3]!;
  const wanted = words.indexOf(part('choose').dataset['value']!);
  order = all().filter((row) => codes[row] === wanted);
  page = 0;
  draw();
};

const turnPage = (): void => {
  page += 1;
  draw();
};

const listColleges = (): void => {
  const { words, codes } = columns[0]!;
  const counts = new Uint32Array(words.length);
  for (const code of codes) counts[code]! += 1;
  const ranks = ranksOf(words);
  const sorted = words.map((_, code) => code).sort((a, b) => ranks[a]! - ranks[b]!);
  part('options').replaceChildren(
    ...sorted.slice(1, 1 + drawnOptions).map((code) => {
      const option = document.createElement('div');
      option.role = 'option';
      option.textContent = `${words[code]} ${counts[code]}`;
      return option;
    }),
  );
};

for (const [id, act] of Object.entries({
  sort: sortByCollege,
  choose: chooseState,
  next: turnPage,
  open: listColleges,
}))
  part(id).addEventListener('click', act);

const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
const response = await fetch('/seat-matrix/all', { headers: { authorization: `Bearer ${token}` } });

if (location.search === '?whole') take((await response.json()) as Seat[]);
else {
  let text = '';
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    text += piece;
    const end = text.lastIndexOf('},{') + 1;
    if (end === 0) continue;
    take(JSON.parse(`[${text.slice(1, end)}]`) as Seat[]);
    text = text.slice(end);
    if (order.length === 0) {
      order = all();
      draw();
    }
  }
  take(JSON.parse(`[${text.slice(1)}`) as Seat[]);
}
order = all();
draw();
