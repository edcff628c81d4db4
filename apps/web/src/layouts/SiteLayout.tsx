import { Footer, Link, Menu, NavBar, Avatar, icons, Icon } from '@seatwise/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { footer, navigation, site, social, theme as themeText } from '../content/site.ts';
import { paths } from '../paths.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/session.ts';
import { useThemeChoice } from '../services/theme.ts';
import { themeChoices, type ThemeChoice } from '../services/themeChoice.ts';
import { ForGuests } from '../hydration/ForGuests.tsx';
import { actions, main, skipLink } from './SiteLayout.css.ts';

interface SiteLayoutProps {
  readonly children: ReactNode;
  /** The page begins with a full-height hero, which extends under the bar. @default false */
  readonly hasHero?: boolean;
}

const guestLinks = [
  { label: navigation.login, href: paths.login },
  { label: navigation.createAccount, href: paths.createAccount },
];
const studentLinks = [
  { label: navigation.dashboard, href: paths.home },
  { label: navigation.prediction, href: paths.prediction },
  { label: navigation.colleges, href: paths.colleges },
];
const commonLinks = [
  { label: navigation.events, href: paths.events },
  { label: navigation.plans, href: paths.plans },
  { label: navigation.services, href: paths.services },
  { label: navigation.contact, href: paths.contact },
];
const footerLinks = [
  { label: footer.services, href: paths.services },
  { label: footer.events, href: paths.events },
  { label: footer.plans, href: paths.plans },
  { label: footer.faqs, href: paths.faqs },
  { label: footer.contact, href: paths.contact },
  { label: footer.chat, href: paths.chat },
  { label: footer.terms, href: paths.terms },
  { label: footer.privacy, href: paths.privacy },
];

/** Links to social networks, each with the mark of its brand. */
const socialLinks = [
  { ...social.facebook, icon: <Icon icon={icons.Facebook} /> },
  { ...social.telegram, icon: <Icon icon={icons.Telegram} /> },
  { ...social.whatsApp, icon: <Icon icon={icons.WhatsApp} /> },
];

const ThemeMenu = () => {
  const { theme } = useServices();
  const choice = useThemeChoice(theme);
  return (
    <Menu
      label={`${themeText.label}: ${themeText[choice]}`}
      variant="bare"
      trigger={<Icon icon={choice === 'dark' ? icons.Moon : icons.Sun} />}
      items={themeChoices.map((id) => ({ id, label: themeText[id] }))}
      onSelect={({ id }) => theme.choose(id as ThemeChoice)}
    />
  );
};

const AccountMenu = ({ name }: { readonly name: string }) => {
  const { session } = useServices();
  const navigate = useNavigate();
  return (
    <Menu
      label={navigation.account(name)}
      variant="bare"
      trigger={<Avatar name={name} />}
      items={[
        { id: 'edit', label: navigation.editProfile, icon: icons.Pencil },
        { id: 'logout', label: navigation.logout, icon: icons.LogOut },
      ]}
      onSelect={({ id }) => {
        if (id === 'logout') session.signOut();
        else void navigate(paths.editProfile);
      }}
    />
  );
};

/** A public or student page: navigation bar, content, footer. */
export const SiteLayout = ({ children, hasHero = false }: SiteLayoutProps) => {
  const { session } = useServices();
  const user = useUser(session);
  const { pathname } = useLocation();
  const links = [...(user ? studentLinks : guestLinks), ...commonLinks];
  return (
    <>
      <div className={skipLink}>
        <Link href="#content">{navigation.skip}</Link>
      </div>
      <ForGuests>
        <NavBar
          brand={{ label: site.name, href: paths.landing }}
          links={links.map(({ label, href }) => ({ label, href, current: href === pathname }))}
          overHero={hasHero}
          actions={
            <div className={actions}>
              <ThemeMenu />
              {user && <AccountMenu name={user.username} />}
            </div>
          }
        />
      </ForGuests>
      <main id="content" tabIndex={-1} className={hasHero ? main.overHero : main.belowBar}>
        {children}
      </main>
      <Footer
        name={site.name}
        claim={site.claim}
        links={footerLinks}
        social={socialLinks}
        copyright={site.copyright}
      />
    </>
  );
};
