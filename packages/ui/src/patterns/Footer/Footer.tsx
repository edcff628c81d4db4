import type { ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import {
  bottom,
  brand,
  footer,
  container,
  link,
  line,
  lineLink,
  lineLinks,
  links as linksStyle,
  name as nameStyle,
  social as socialStyle,
  socialLink,
  top,
} from './Footer.css.ts';
import { footerMessages } from './messages.ts';

export interface FooterProps {
  /** The product's name, with its logo if it has one. */
  readonly name: ReactNode;
  /** The tagline. */
  readonly claim: string;
  /** The links. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** The social links, each with its icon. */
  readonly social: readonly {
    readonly label: string;
    readonly href: string;
    readonly icon: ReactNode;
  }[];
  /** The copyright notice. */
  readonly copyright: string;
}

/** The footer of a public page. */
export const Footer = ({ name, claim, links, social, copyright }: FooterProps) => {
  const messages = useMessages('Footer', footerMessages);
  return (
    <footer className={footer}>
      <div className={container} data-theme="dark">
        <div className={top}>
          <div className={brand}>
            <p className={nameStyle}>{name}</p>
            <p>{claim}</p>
          </div>
          <nav className={linksStyle} aria-label={messages.label}>
            {links.map(({ label, href }) => (
              <Anchor key={label} href={href} className={link}>
                {label}
              </Anchor>
            ))}
          </nav>
        </div>
        <div className={bottom}>
          <p>{copyright}</p>
          <ul className={socialStyle}>
            {social.map(({ label, href, icon }) => (
              <li key={label}>
                <a
                  className={socialLink}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={messages.newTab({ label })}
                >
                  {icon}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
};

export type FooterLineProps = Pick<FooterProps, 'links' | 'copyright'>;

/** A footer of one line, for tools: their users are at work, and find the other links elsewhere. */
export const FooterLine = ({ links, copyright }: FooterLineProps) => {
  const messages = useMessages('Footer', footerMessages);
  return (
    <footer className={line}>
      <p>{copyright}</p>
      <nav className={lineLinks} aria-label={messages.label}>
        {links.map(({ label, href }) => (
          <Anchor key={label} href={href} className={lineLink}>
            {label}
          </Anchor>
        ))}
      </nav>
    </footer>
  );
};
