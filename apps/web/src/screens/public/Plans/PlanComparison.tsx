import { planIds, priceOf, rupees } from '@seatwise/flows/plans';
import { Heading, Icon, icons, Link, Text, VisuallyHidden } from '@seatwise/ui';
import { comparison, plans } from '../../../content/plans.ts';
import { paths } from '../../../paths.ts';
import * as css from './PlanComparison.css.ts';

const Mark = ({ included }: { readonly included: boolean }) => (
  <span className={css.mark} data-included={included}>
    <Icon icon={included ? icons.CircleCheck : icons.Minus} size="small" />
    <VisuallyHidden>{included ? comparison.included : comparison.notIncluded}</VisuallyHidden>
  </span>
);

const prices = planIds.map((id) => rupees(priceOf(id).basePaise));

const names = [comparison.free, ...planIds.map((id) => plans[id].title)];

const rows: readonly { name: string; values: readonly (string | boolean)[] }[] = [
  { name: comparison.price, values: [comparison.nothing, ...prices] },
  ...comparison.rows,
];

/** All plans compared. On phones a feature is above its values, which keep their columns. */
export const PlanComparison = () => (
  <section aria-labelledby="comparison" className={css.section}>
    <Heading level={2} id="comparison">
      {comparison.heading}
    </Heading>
    <table aria-labelledby="comparison" className={css.table}>
      <thead>
        <tr className={css.row}>
          <th scope="col" className={css.feature}>
            {comparison.feature}
          </th>
          {names.map((plan) => (
            <th key={plan} scope="col" className={css.plan}>
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name} className={css.row}>
            <th scope="row" className={css.feature}>
              {name}
            </th>
            {values.map((value, index) => (
              <td key={names[index]} className={css.value}>
                {typeof value === 'boolean' ? <Mark included={value} /> : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <Text size="small" tone="muted">
      {comparison.terms} <Link href={`${paths.terms}#refunds`}>{comparison.refunds}</Link>
    </Text>
  </section>
);
