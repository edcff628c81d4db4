import { toId } from 'storybook/internal/csf';
import { sizes, usage } from 'virtual:usage';
import type { Usage } from '../usage.ts';
import type { Evidence } from './evidence.ts';

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The page of a component or of a screen; the manager around this page follows the link. */
export const pageOf = (title: string): string => `./?path=/docs/${toId(title, 'docs')}`;

const Links = ({ titles }: { readonly titles: readonly string[] }) => (
  <>
    {titles.map((title, index) => (
      <span key={title}>
        {index > 0 && ', '}
        <a href={pageOf(title)} target="_top">
          {title.split('/').at(-1)}
        </a>
      </span>
    ))}
  </>
);

const roomOf = (name: string): string =>
  Object.keys(import.meta.glob('../../packages/ui/src/components/*/*.stories.tsx')).some((file) =>
    file.endsWith(`/components/${name}/${name}.stories.tsx`),
  )
    ? 'Components'
    : 'Patterns';

/** A component's title in the sidebar. */
export const titleOf = (name: string): string => `${roomOf(name)}/${name}`;

const Row = ({ term, titles }: { readonly term: string; readonly titles: readonly string[] }) =>
  titles.length > 0 && (
    <tr>
      <th scope="row">{term}</th>
      <td>
        <Links titles={titles} />
      </td>
    </tr>
  );

interface FactsProps {
  readonly name: string;
  readonly evidence: Evidence;
}

const statusOf = (screens: number, { sentences, keys }: Evidence): string =>
  [
    screens > 0 ? 'Stable' : 'New: no screen uses it directly',
    ...(sentences > 0 ? [`${sentences} tested sentences`] : ['presentational']),
    ...(keys.length > 0 ? [`${keys.length} tested keys`] : []),
  ].join(', ');

/** The components or the screens that are built from a component. */
const usersOf = (name: string, of: Usage['components']): readonly string[] =>
  Object.keys(of).filter((user) => of[user]!.includes(name));

/** Status, size and relations of a component, all of it measured or read from the source. */
export const Facts = ({ name, evidence }: FactsProps) => {
  const builtFrom = usage.components[name] ?? [];
  const partOf = usersOf(name, usage.components);
  const screens = usersOf(name, usage.screens);
  const size = sizes[name];
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row">Status</th>
          <td>{statusOf(screens.length, evidence)}</td>
        </tr>
        <tr>
          <th scope="row">Size</th>
          <td>
            {size ? (
              `${kB(size.js)} of script, ${kB(size.css)} of style (gzip, beside React and the tokens)`
            ) : (
              <>
                Run <code>pnpm size</code> to measure it
              </>
            )}
          </td>
        </tr>
        <Row term="Built from" titles={builtFrom.map(titleOf)} />
        <Row term="Part of" titles={partOf.map(titleOf)} />
        <Row term="Screens" titles={screens} />
      </tbody>
    </table>
  );
};

/** The components that a screen is built from. */
export const BuiltFrom = ({ title }: { readonly title: string }) => (
  <p>
    Built from <Links titles={(usage.screens[title] ?? []).map(titleOf)} />.
  </p>
);
