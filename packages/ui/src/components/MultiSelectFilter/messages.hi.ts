import { plural } from '../../internal/plural.ts';
import type { multiSelectFilterMessages as english } from './messages.ts';

export const multiSelectFilterMessages: typeof english = {
  all: '-- सभी --',
  field: ({ label, value }) => `${label}: ${value}`,
  icon: ({ label, value }) => `${label} फ़िल्टर: ${value}`,
  open: ({ label }) => `${label} फ़िल्टर`,
  search: 'खोजें',
  searchLabel: ({ label }) => `${label} खोजें`,
  selected: ({ count }) => `${count} चुने`,
  results: ({ count }) => plural(count, { one: '# नतीजा', other: '# नतीजे' }),
  noResults: 'इससे मिलता कोई विकल्प नहीं है।',
  clear: 'हटाएँ',
  done: 'हो गया',
};
