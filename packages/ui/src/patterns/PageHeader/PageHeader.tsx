import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import {
  actions as actionsStyle,
  header,
  subtitle as subtitleStyle,
  text,
} from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The title. */
  readonly title: string;
  /** The subtitle. */
  readonly subtitle?: ReactNode;
  /** The actions of the page. */
  readonly actions?: ReactNode;
  /** A ref to the title, to focus it when the page appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The header of a page: its title, subtitle and actions. */
export const PageHeader = ({ title, subtitle, actions, titleRef }: PageHeaderProps) => (
  <header className={header}>
    <div className={text}>
      <Heading level={1} {...(titleRef && { ref: titleRef })}>
        {title}
      </Heading>
      {subtitle !== undefined && <div className={subtitleStyle}>{subtitle}</div>}
    </div>
    {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
  </header>
);
