import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../css/button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from './Anchor.tsx';
import { linkMessages } from './messages.ts';
import { link } from '../../css/link.css.ts';

export interface LinkProps {
  /** The link text. */
  readonly children: ReactNode;
  /** The URL. */
  readonly href: string;
  /** 'quiet' inherits the style of the surrounding text; 'button' looks like a button. @default 'text' */
  readonly variant?: 'text' | 'quiet' | 'button';
  /** The tone of a link that looks like a button. @default 'primary' */
  readonly tone?: ButtonProps['tone'];
  /** The size of a link that looks like a button. @default 'medium' */
  readonly size?: ButtonProps['size'];
  /** Whether a link that looks like a button takes the full width. @default false */
  readonly wide?: boolean;
  /** An icon before the label. */
  readonly icon?: LucideIcon;
  /** Whether the link is on a line of its own, not part of a sentence. @default false */
  readonly standalone?: boolean;
  /** Whether it opens a new tab, which its name announces. @default false */
  readonly newTab?: boolean;
}

/** A link for navigation. For an action, use a Button. */
export const Link = ({
  children,
  href,
  variant = 'text',
  tone = 'primary',
  size = 'medium',
  wide = false,
  icon,
  standalone = false,
  newTab = false,
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
    >
      {icon && <Icon icon={icon} size="small" />}
      {children}
      {newTab && <VisuallyHidden>{messages.newTab}</VisuallyHidden>}
    </Anchor>
  );
};
