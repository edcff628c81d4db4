import { plural } from '../../internal/plural.ts';
import type { dataTableMessages as english } from './messages.ts';

const directions = { ascending: 'बढ़ते क्रम में', descending: 'घटते क्रम में' };

export const dataTableMessages: typeof english = {
  sortingHint: '(क्रम बदलने के लिए कॉलम के नाम पर टैप करें)',
  sortOption: ({ column, direction }) => `${column}, ${directions[direction]}`,
  sorted: ({ column, direction }) => `${column} के क्रम में, ${directions[direction]}`,
  sortBy: 'क्रम',
  unsorted: 'सामान्य क्रम',
  tools: 'क्रम और फ़िल्टर',
  clearFilters: 'सभी फ़िल्टर हटाएँ',
  retry: 'फिर कोशिश करें',
  pages: ({ caption }) => `${caption}: पेज`,
  pageSize: 'एक पेज पर लाइनें',
  columns: 'कॉलम',
  selectRow: ({ name }) => `${name} चुनें`,
  selectAll: 'सभी चुनें',
  selected: ({ count }) => plural(count, { one: '# सीट चुनी', other: '# सीटें चुनीं' }),
  select: 'चुनें',
  clearSelection: 'चुने हुए हटाएँ',
};
