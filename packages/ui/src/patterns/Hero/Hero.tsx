import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { icons, Icon } from '../../components/Icon/index.ts';
import {
  actions as actionsStyle,
  aside as asideStyle,
  claim as claimStyle,
  claims as claimsStyle,
  hero,
  inside,
  lead as leadStyle,
  withAside,
  words,
} from './Hero.css.ts';

export interface HeroProps {
  /** What the page promises. */
  readonly title: string;
  /** The promise in a sentence or two. */
  readonly lead?: ReactNode;
  /** Where to begin. */
  readonly actions?: ReactNode;
  /** What speaks for it, each in a few words. */
  readonly claims?: readonly string[];
  /** What stands beside the words, or below them on a phone. */
  readonly aside?: ReactNode;
  /** The landing page's is taller, and the navigation lies over it. @default 'page' */
  readonly size?: 'landing' | 'page';
  /** To move the focus to the title when the page appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

const none: readonly string[] = [];

/** The beginning of a page, on a night sky. */
export const Hero = ({
  title,
  lead,
  actions,
  claims = none,
  aside,
  size = 'page',
  titleRef,
}: HeroProps) => (
  <div className={hero({ size })}>
    <div className={aside === undefined ? inside : `${inside} ${withAside}`}>
      {/* On the night sky the dark theme holds, whichever the page has. */}
      <div className={words} data-theme="dark">
        <Heading
          level={1}
          size={size === 'landing' ? 'hero' : 'display'}
          tone="inherit"
          {...(titleRef && { ref: titleRef })}
        >
          {title}
        </Heading>
        {lead !== undefined && <div className={leadStyle}>{lead}</div>}
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
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
      </div>
      {aside !== undefined && <div className={asideStyle}>{aside}</div>}
    </div>
  </div>
);
