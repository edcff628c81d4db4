import { may } from '@seatwise/api-client/contract/constants/permissions';
import { unreadInAll } from '@seatwise/flows/chat';
import { Avatar, icons, Link, Menu, SideNav, Text } from '@seatwise/ui';
import { use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { shell } from '../../../content/admin.ts';
import { navigation, theme as themeText } from '../../../content/site.ts';
import { useIsWide } from '../../../hooks/useIsNarrow.ts';
import { pages } from '../../../pages.ts';
import { ChatContext, useConversations } from '../../../features/chat/useChat.ts';
import { useServices } from '../../../services/services.ts';
import { useSession, useUser } from '../../../session/session.ts';
import { useThemeChoice } from '../../../services/theme.ts';
import { themeChoices, type ThemeChoice } from '../../../services/themeChoice.ts';
import { account, avatar, bar, content, frame, name } from './AdminLayout.css.ts';
import { skipLink } from '../../../layouts/SiteLayout.css.ts';

const navItems = [
  { label: shell.home, page: pages.adminHome, icon: icons.Home, inBar: true },
  { label: shell.users, page: pages.adminUsers, icon: icons.Users, inBar: true },
  { label: shell.files, page: pages.adminFiles, icon: icons.FolderOpen, inBar: false },
  { label: shell.alerts, page: pages.adminAlerts, icon: icons.Bell, inBar: false },
  { label: shell.payments, page: pages.adminPayments, icon: icons.IndianRupee, inBar: true },
  { label: shell.data, page: pages.adminData, icon: icons.BookOpen, inBar: false },
  { label: shell.chat, page: pages.adminChat, icon: icons.MessageCircle, inBar: true },
  { label: shell.messages, page: pages.adminMessages, icon: icons.Mail, inBar: false },
  { label: shell.figures, page: pages.adminFigures, icon: icons.TrendingUp, inBar: false },
  { label: shell.audit, page: pages.adminAudit, icon: icons.ListChecks, inBar: false },
] as const;

const themeIcons = { system: icons.Settings, light: icons.Sun, dark: icons.Moon };

/** A page of the admin console, with the navigation at the side and the account at the top. */
export const AdminLayout = ({ children }: { readonly children: ReactNode }) => {
  const { session, theme } = useServices();
  const choice = useThemeChoice(theme);
  const user = useUser(session);
  const isSigningOut = useSession(session, (view) => view.isSigningOut);
  const { pathname } = useLocation();
  const unread = useConversations(use(ChatContext), (conversations) =>
    conversations ? unreadInAll(conversations.context) : 0,
  );
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean>();
  const expanded = chosen ?? isWide;
  return (
    <div className={frame} data-expanded={expanded}>
      <div className={skipLink}>
        <Link href="#content">{navigation.skip}</Link>
      </div>
      <SideNav
        label={shell.label}
        items={navItems
          .filter(({ page }) => may(user?.role, page.access))
          .map(({ label, page: { path }, icon, inBar }) => ({
            label,
            href: path,
            icon,
            inBar,
            current: pathname === path,
            count: path === pages.adminChat.path ? unread : 0,
            countLabel: shell.unread(unread),
          }))}
        expanded={expanded}
        onToggle={() => setChosen(!expanded)}
      />
      <header className={bar}>
        <Wordmark />
        {user && (
          <div className={account}>
            <div className={avatar}>
              <Avatar name={user.username} size="small" />
            </div>
            <div className={name}>
              <Text as="div" size="small" weight="semibold" truncate>
                {user.username.toLocaleUpperCase('en-IN')}
              </Text>
              <Text as="div" size="caption" tone="muted">
                {user.role.toLocaleUpperCase('en-IN')}
              </Text>
            </div>
            <Menu
              label={shell.settings}
              trigger={isSigningOut ? navigation.loggingOut : shell.settings}
              variant="quiet"
              items={[
                ...themeChoices.map((id) => ({
                  id,
                  label: shell.theme(themeText[id], id === choice),
                  icon: themeIcons[id],
                })),
                { id: 'logout', label: shell.logout, icon: icons.LogOut },
              ]}
              onSelect={({ id }) => {
                if (id === 'logout') session.signOut();
                else theme.choose(id as ThemeChoice);
              }}
            />
          </div>
        )}
      </header>
      <main id="content" tabIndex={-1} className={content}>
        {children}
      </main>
    </div>
  );
};
