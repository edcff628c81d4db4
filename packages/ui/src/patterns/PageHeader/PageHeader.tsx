import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { actions as actionsStyle, header, words } from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** What the page is. */
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly subtitle?: ReactNode;
  /** What can be done with the page as a whole. */
  readonly actions?: ReactNode;
  /** To move the focus to the title when the page appears. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The head of a page: its title, a sentence, its actions. */
export const PageHeader = ({ title, subtitle, actions, titleRef }: PageHeaderProps) => (
  <header className={header}>
    <div className={words}>
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
