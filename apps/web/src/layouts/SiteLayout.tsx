import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import {
  Footer,
  FooterLine,
  Link,
  Menu,
  NavBar,
  Avatar,
  icons,
  Icon,
  Spinner,
  VisuallyHidden,
  type NavLink,
} from '@seatwise/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Wordmark } from '../components/Wordmark.tsx';
import { footer, navigation, site, social, theme as themeText } from '../content/site.ts';
import { language, otherLanguage } from '../lib/language.ts';
import { paths } from '../paths.ts';
import { keepLanguage } from '../services/languageChoice.ts';
import { useServices } from '../services/services.ts';
import { useThemeChoice } from '../services/theme.ts';
import { themeChoices, type ThemeChoice } from '../services/themeChoice.ts';
import { useUnreadChat } from '../services/unreadChat.ts';
import { useSession, useUser } from '../session/session.ts';
import { ForGuests } from '../hydration/ForGuests.tsx';
import { aboveBottomBar, actions, main, skipLink } from './SiteLayout.css.ts';
import { LanguageLink, useOtherLanguage } from './LanguageLink.tsx';

interface SiteLayoutProps {
  readonly children: ReactNode;
  /** A full-height hero extends under the bar; one task has a short footer. @default 'belowBar' */
  readonly kind?: 'hero' | 'task' | 'belowBar';
}

const guestLinks = [
  { label: navigation.login, href: paths.login },
  { label: navigation.createAccount, href: paths.createAccount },
];
const consoleLink = { label: navigation.console, href: paths.adminHome };
const { thumb } = navigation;
/** A student's links; those with `thumb` are in a phone's bottom bar. */
const studentLinks: readonly NavLink[] = [
  {
    label: navigation.dashboard,
    href: paths.home,
    thumb: { label: thumb.dashboard, icon: icons.Home },
  },
  {
    label: navigation.prediction,
    href: paths.prediction,
    thumb: { label: thumb.prediction, icon: icons.Target },
  },
  { label: navigation.colleges, href: paths.colleges },
  {
    label: navigation.choices,
    href: paths.choices,
    thumb: { label: navigation.choices, icon: icons.ListChecks },
  },
  { label: navigation.shortlist, href: paths.shortlist, inMenu: true },
];
const chatLink: NavLink = {
  label: navigation.chat,
  href: paths.liveChat,
  inMenu: true,
  thumb: { label: navigation.chat, icon: icons.MessageCircle },
};
const commonLinks: readonly NavLink[] = [
  { label: navigation.events, href: paths.events },
  { label: navigation.plans, href: paths.plans },
  { label: navigation.services, href: paths.services },
  { label: navigation.contact, href: paths.contact },
];
const footerLinks = [
  { label: footer.services, href: paths.services },
  { label: footer.events, href: paths.events },
  { label: footer.plans, href: paths.plans },
  { label: footer.collegeLists, href: paths.collegeLists },
  { label: footer.accuracy, href: paths.accuracy },
  { label: footer.notJoining, href: paths.notJoining },
  { label: footer.glossary, href: paths.glossary },
  { label: footer.faqs, href: paths.faqs },
  { label: footer.contact, href: paths.contact },
  { label: footer.chat, href: paths.chat },
  { label: footer.terms, href: paths.terms },
  { label: footer.privacy, href: paths.privacy },
  ...(language.base ? [{ label: footer.aboutTranslation, href: paths.aboutTranslation }] : []),
];

/** The links in the footer of tools; a student at work finds the others in the menu. */
const shortFooter = new Set<string>([
  paths.notJoining,
  paths.glossary,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.aboutTranslation,
]);

/** Links to social networks, each with its brand's logo. */
const socialLinks = [
  { ...social.facebook, icon: <Icon icon={icons.Facebook} /> },
  { ...social.telegram, icon: <Icon icon={icons.Telegram} /> },
  { ...social.whatsApp, icon: <Icon icon={icons.WhatsApp} /> },
];

/** A user's bar has room only for the events; the other links are in the menu. */
const commonLinksOfUsers = commonLinks.map((link) => ({
  ...link,
  inMenu: link.href !== paths.events,
}));

const markedOn =
  (pathname: string) =>
  (link: NavLink): NavLink => ({ ...link, current: link.href === pathname });

const linksFor = (user: StoredUser | undefined): readonly NavLink[] => {
  if (!user) return [...guestLinks, ...commonLinks];
  if (isStaffRole(user.role))
    return [
      consoleLink,
      ...studentLinks.map(({ label, href, inMenu }) => ({ label, href, inMenu: inMenu ?? false })),
      ...commonLinksOfUsers,
    ];
  return [...studentLinks, chatLink, ...commonLinksOfUsers];
};

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

const AccountMenu = ({ user: { username, role } }: { readonly user: StoredUser }) => {
  const { session } = useServices();
  const navigate = useNavigate();
  const sameInOther = useOtherLanguage();
  const isSigningOut = useSession(session, (view) => view.isSigningOut);
  return (
    <Menu
      label={navigation.account(username)}
      variant="bare"
      trigger={
        isSigningOut ? <Spinner label={navigation.loggingOut} /> : <Avatar name={username} />
      }
      items={[
        ...(isStaffRole(role)
          ? [{ id: 'console', label: navigation.console, icon: icons.Settings }]
          : []),
        { id: 'edit', label: navigation.editProfile, icon: icons.Pencil },
        {
          id: 'language',
          label: otherLanguage.name,
          lang: otherLanguage.code,
          icon: icons.MessageCircle,
        },
        { id: 'logout', label: navigation.logout, icon: icons.LogOut },
      ]}
      onSelect={({ id }) => {
        if (id === 'logout') session.signOut();
        else if (id === 'language') {
          keepLanguage(otherLanguage.code);
          location.assign(sameInOther);
        } else void navigate(id === 'console' ? paths.adminHome : paths.editProfile);
      }}
    />
  );
};

/** A public or student page: navigation bar, content, footer. */
export const SiteLayout = ({ children, kind = 'belowBar' }: SiteLayoutProps) => {
  const { session } = useServices();
  const user = useUser(session);
  const { pathname } = useLocation();
  const unread = useUnreadChat();
  return (
    <>
      <div className={skipLink}>
        <Link href="#content">{navigation.skip}</Link>
      </div>
      <ForGuests>
        <NavBar
          brand={{ label: <Wordmark />, href: paths.landing }}
          links={linksFor(user).map(markedOn(pathname))}
          overHero={kind === 'hero'}
          actions={
            <div className={actions}>
              {unread > 0 && (
                <Link
                  href={paths.liveChat}
                  variant="button"
                  size="compact"
                  icon={icons.MessageCircle}
                >
                  {unread}
                  <VisuallyHidden> {navigation.newMessages(unread)}</VisuallyHidden>
                </Link>
              )}
              {!user && <LanguageLink />}
              <ThemeMenu />
              {user && <AccountMenu user={user} />}
            </div>
          }
        />
      </ForGuests>
      <main id="content" tabIndex={-1} className={main[kind]}>
        {children}
      </main>
      <div className={aboveBottomBar}>
        {kind === 'task' || (user && pathname !== paths.landing) ? (
          <FooterLine
            links={footerLinks.filter(({ href }) => shortFooter.has(href))}
            copyright={site.copyright}
          />
        ) : (
          <Footer
            name={<Wordmark />}
            claim={site.claim}
            links={footerLinks}
            social={socialLinks}
            copyright={site.copyright}
          />
        )}
      </div>
    </>
  );
};
