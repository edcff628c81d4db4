import { isStaff } from '@seatwise/flows/chat';
import type { StoredUser } from '@seatwise/flows/session';
import { Badge, Button, icons, Skeleton } from '@seatwise/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { student } from '../../content/chat.ts';
import { useServices } from '../../services/services.ts';
import { unreadChatOf, useUnreadChat } from '../../services/unreadChat.ts';
import { useUser } from '../../session/session.ts';
import { HelpBot } from '../help-bot/HelpBot.tsx';
import { readPanelMemory, writePanelMemory } from './panelMemory.ts';

const LiveSupport = lazy(async () => ({
  default: (await import('./LiveSupport.tsx')).LiveSupport,
}));

interface ChatSupportProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** A badge beside the title of the help bot. */
  readonly indicator?: string;
}

/** The id of a signed-in student; null for guests and counsellors. */
const studentIdOf = (user: StoredUser | undefined): number | null =>
  user && !isStaff(user.role) ? user.id : null;

/** The panel to open first: the live chat if it was open last or has unread messages, else the help bot. */
const initialPanel = (studentId: number | null, unread: number): 'bot' | 'live' =>
  studentId !== null && (unread > 0 || readPanelMemory(studentId).isLive) ? 'live' : 'bot';

/** The help bot, and the live chat for students who ask for it. The query parameter `chat` selects one. */
export const ChatSupport = ({ title, level = 2, indicator }: ChatSupportProps) => {
  const services = useServices();
  const studentId = studentIdOf(useUser(services.session));
  const [query, setQuery] = useSearchParams();
  const [initial, setInitial] = useState(() =>
    initialPanel(studentId, unreadChatOf(services).get()),
  );
  const unread = useUnreadChat();
  const [isBotUsed, setBotUsed] = useState(false);
  // The unread count is known only once the chat is connected; a student who uses the bot is not interrupted.
  if (initial === 'bot' && unread > 0 && !isBotUsed) setInitial('live');
  const isLive = studentId !== null && (query.get('chat') ?? initial) === 'live';
  const botTitle = useRef<HTMLHeadingElement>(null);
  const wasLive = useRef(isLive);
  const liveTitle = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  const location = useLocation();
  const isLink = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    // A link to the chat focuses it, even from this page, and even if the panel loads late.
    if (location.hash !== '#chat' || !isLink) return;
    if (liveTitle.current) liveTitle.current.focus();
    else wantsFocus.current = true;
  }, [location, isLink]);

  useEffect(() => {
    // The pressed button is gone, so the title of the other panel gets the focus.
    if (wasLive.current && !isLive) botTitle.current?.focus();
    wasLive.current = isLive;
  }, [isLive]);

  useEffect(() => {
    if (studentId !== null) writePanelMemory(studentId, { isLive });
  }, [studentId, isLive]);

  const show = (chat: 'bot' | 'live'): void => {
    wantsFocus.current = chat === 'live';
    setQuery({ chat });
  };

  return (
    <>
      <div hidden={isLive} onFocus={() => setBotUsed(true)}>
        <HelpBot
          place="dashboard"
          title={title}
          titleRef={botTitle}
          level={level}
          indicator={indicator}
          handover={
            studentId !== null && (
              <Button
                tone="secondary"
                size="compact"
                icon={icons.MessageCircle}
                onPress={() => show('live')}
              >
                {student.talk}
                {unread > 0 && <Badge tone="accent">{student.unread(unread)}</Badge>}
              </Button>
            )
          }
        />
      </div>
      {isLive && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <LiveSupport
            key={studentId}
            title={title}
            titleRef={(heading) => {
              liveTitle.current = heading;
              if (!heading || !wantsFocus.current) return;
              wantsFocus.current = false;
              heading.focus();
            }}
            level={level}
            onBack={() => show('bot')}
          />
        </Suspense>
      )}
    </>
  );
};
