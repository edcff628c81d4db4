import { writeForm, type Form, type Prediction } from '@seatwise/flows/prediction';
import { content, reasons } from '../../../content/prediction.ts';

/** What a form asks for: its subject, its category and the filters that are set. */
export const questionOf = (form: Form): string =>
  writeForm(form)
    .map(([name, value]) =>
      name === 'subject' || name === 'category'
        ? value
        : content.filter({ name: content.fields[name], value }),
    )
    .join(' · ');

/** The results that are estimated from sample data. */
export const areSamples = (results: readonly Prediction[]): boolean =>
  results.some(({ history }) => history?.some(({ sample }) => sample));

/** The years that the figures of a result are of. */
export const yearsOf = ({ history, resultYear }: Prediction): readonly number[] => {
  if (history && history.length > 0) return history.map(({ year }) => year);
  return typeof resultYear === 'number' ? [resultYear] : [];
};

/** Where the figures of the results come from. */
export const sourceOf = (results: readonly Prediction[], list: Intl.ListFormat): string => {
  const years = new Set(results.flatMap(yearsOf));
  const source = reasons.source(list.format([...years].toSorted((a, b) => a - b).map(String)));
  return areSamples(results) ? `${source} ${reasons.sample}` : source;
};
