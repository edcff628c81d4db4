/**
 * The minimum work of a finder's first rows: the answer is parsed and encoded as it streams in, and
 * a page of rows is drawn, without a framework, a design or accessibility.
 */
const fields = ['instNm', 'program', 'quotaName', 'state'] as const;
type Seat = Readonly<Record<(typeof fields)[number], string | null>>;

const pageSize = 30;

const columns = fields.map(() => ({
  words: [''],
  codeOf: new Map<string, number>(),
  codes: [] as number[],
}));

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
  const rows = Array.from({ length: pageSize }, (_, row) => {
    const tr = document.createElement('tr');
    for (const [column, { words, codes }] of columns.entries()) {
      const cell = document.createElement(column === 0 ? 'th' : 'td');
      if (column === 0) cell.scope = 'row';
      cell.textContent = words[codes[row]!] || '–';
      tr.append(cell);
    }
    return tr;
  });
  document.getElementById('rows')!.replaceChildren(...rows);
};

const { token } = JSON.parse(localStorage.getItem('user')!) as { token: string };
const response = await fetch('/seat-matrix/all', { headers: { authorization: `Bearer ${token}` } });
let text = '';
for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
  text += piece;
  const end = text.lastIndexOf('},{') + 1;
  if (end === 0) continue;
  const isFirst = columns[0]!.codes.length === 0;
  take(JSON.parse(`[${text.slice(1, end)}]`) as Seat[]);
  text = text.slice(end);
  if (isFirst) draw();
}
take(JSON.parse(`[${text.slice(1)}`) as Seat[]);
draw();
