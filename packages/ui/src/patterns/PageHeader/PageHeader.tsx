import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { actions as actionsStyle, header, text } from './PageHeader.css.ts';

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
      {subtitle !== undefined && (
        <Text as="div" tone="muted">
          {subtitle}
        </Text>
      )}
    </div>
    {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
  </header>
);
