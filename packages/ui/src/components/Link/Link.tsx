import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../css/button.css.ts';
import type { ButtonProps } from '../Button/index.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Anchor } from './Anchor.tsx';
import { linkMessages } from './messages.ts';
import { link } from '../../css/link.css.ts';

export interface LinkProps {
  /** Where it leads, in words. */
  readonly children: ReactNode;
  /** The address. */
  readonly href: string;
  /** 'quiet' looks like the text around it; 'button' like a button. @default 'text' */
  readonly variant?: 'text' | 'quiet' | 'button';
  /** The tone of a link that looks like a button. @default 'primary' */
  readonly tone?: ButtonProps['tone'];
  /** The size of a link that looks like a button. @default 'medium' */
  readonly size?: ButtonProps['size'];
  /** Whether a link that looks like a button takes the whole width. @default false */
  readonly wide?: boolean;
  /** A picture before the words. */
  readonly icon?: LucideIcon;
  /** It stands alone, not in a sentence. @default false */
  readonly standalone?: boolean;
  /** It leads to where one is. @default false */
  readonly current?: boolean;
  /** It opens a new tab, and says so. @default false */
  readonly newTab?: boolean;
  /** The id of words that explain it. */
  readonly describedBy?: string;
  /** Called when it is followed. */
  readonly onFollow?: () => void;
}

/** Leads somewhere. To do something here, use a Button. */
export const Link = ({
  children,
  href,
  variant = 'text',
  tone = 'primary',
  size = 'medium',
  wide = false,
  icon,
  standalone = false,
  current = false,
  newTab = false,
  describedBy,
  onFollow,
}: LinkProps) => {
  const messages = useMessages('Link', linkMessages);
  return (
    <Anchor
      href={href}
      className={
        variant === 'button' ? button({ tone, size, wide }) : link({ variant, standalone })
      }
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
      aria-current={current ? 'page' : undefined}
      aria-describedby={describedBy}
      onClick={onFollow}
    >
      {icon && <Icon icon={icon} size="small" />}
      {children}
      {newTab && <VisuallyHidden>{messages.newTab}</VisuallyHidden>}
    </Anchor>
  );
};
