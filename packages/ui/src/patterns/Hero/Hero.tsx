import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import {
  actions as actionsStyle,
  aside as asideStyle,
  claim as claimStyle,
  claims as claimsStyle,
  hero,
  container,
  lead as leadStyle,
  note as noteStyle,
  withAside,
  text,
} from './Hero.css.ts';

export interface HeroProps {
  /** The title. */
  readonly title: string;
  /** The lead paragraph. */
  readonly lead?: ReactNode;
  /** The call-to-action buttons. */
  readonly actions?: ReactNode;
  /** Short selling points. */
  readonly claims?: readonly string[];
  /** An explanation of what the selling points do and do not mean. */
  readonly claimsNote?: ReactNode;
  /** Content beside the text; on phones right below the title, because users need it first. */
  readonly aside?: ReactNode;
  /**
   * 'landing' is taller, and the navigation bar overlaps it; 'tool' is one line if there is room,
   * so that the page's tool begins high. @default 'page'
   */
  readonly size?: 'landing' | 'page' | 'tool';
  /** A ref to the title, to focus it when the page appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

const none: readonly string[] = [];

const headingSizes = { landing: 'hero', page: 'display', tool: 'title' } as const;

/** The hero section of a page. */
export const Hero = ({
  title,
  lead,
  actions,
  claims = none,
  claimsNote,
  aside,
  size = 'page',
  titleRef,
}: HeroProps) => {
  const rest = (
    <>
      {lead !== undefined && <div className={leadStyle({ size })}>{lead}</div>}
      {actions !== undefined && <div className={actionsStyle({ size })}>{actions}</div>}
      {claims.length > 0 && (
        <ul className={claimsStyle}>
          {claims.map((claim) => (
            <li key={claim} className={claimStyle}>
              <Icon icon={icons.BadgeCheck} size="small" />
              {claim}
            </li>
          ))}
        </ul>
      )}
      {claimsNote !== undefined && <p className={noteStyle}>{claimsNote}</p>}
    </>
  );
  return (
    <div className={hero({ size })}>
      <div className={aside === undefined ? container : `${container} ${withAside}`}>
        {/* The hero always uses the dark theme. */}
        <div className={text({ size })} data-theme="dark">
          <Heading
            level={1}
            size={headingSizes[size]}
            tone="inherit"
            {...(titleRef && { ref: titleRef })}
          >
            {title}
          </Heading>
          {aside === undefined && rest}
        </div>
        {aside !== undefined && (
          <>
            <div className={asideStyle}>{aside}</div>
            <div className={text({ size })} data-theme="dark">
              {rest}
            </div>
          </>
        )}
      </div>
    </div>
  );
};
