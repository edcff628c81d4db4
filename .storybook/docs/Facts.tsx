import { toId } from 'storybook/internal/csf';
import { evidence, usage } from 'virtual:usage';
import { vars } from '@seatwise/ui/theme';
import type { Evidence } from '../../packages/ui/tools/evidence.ts';
import type { Usage } from '../usage.ts';

/** The page of a component or of a screen; the manager around this page follows the link. */
const pageOf = (title: string): string => `./?path=/docs/${toId(title, 'docs')}`;

export const Links = ({ titles }: { readonly titles: readonly string[] }) => (
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

/** A component's title in the sidebar. */
export const titleOf = (name: string): string => `${evidence[name]!.room}/${name}`;

const Row = ({ term, titles }: { readonly term: string; readonly titles: readonly string[] }) =>
  titles.length > 0 && (
    <tr>
      <th scope="row">{term}</th>
      <td>
        <Links titles={titles} />
      </td>
    </tr>
  );

/** The components or screens that use a component. */
const usersOf = (name: string, of: Usage['components']): readonly string[] =>
  Object.keys(of).filter((user) => of[user]!.includes(name));

const cardStyle = {
  marginBlock: vars.space.lg,
  padding: vars.space.md,
  border: `${vars.line.thin} solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.background.surface,
  overflow: 'auto',
};

/** The evidence card of a component: what tests, reports, imports and git know about it. */
export const Facts = ({ name, facts }: { readonly name: string } & Pick<Evidence, 'facts'>) => (
  <details style={cardStyle}>
    <summary>
      <strong>Evidence</strong>: {facts.find(([term]) => term === 'Passed')?.[1]}
    </summary>
    <table style={{ margin: 0 }}>
      <tbody>
        {facts.map(([term, fact]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{fact}</td>
          </tr>
        ))}
        <Row term="Built from" titles={(usage.components[name] ?? []).map(titleOf)} />
        <Row term="Part of" titles={usersOf(name, usage.components).map(titleOf)} />
        <Row term="Screens" titles={usersOf(name, usage.screens)} />
        <tr>
          <th scope="row">Plain text</th>
          <td>
            <a href={`./text/${name}.md`} target="_top">
              text/{name}.md
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  </details>
);

/** The components that a screen is built from. */
export const BuiltFrom = ({ title }: { readonly title: string }) => (
  <p>
    Built from <Links titles={(usage.screens[title] ?? []).map(titleOf)} />.
  </p>
);
