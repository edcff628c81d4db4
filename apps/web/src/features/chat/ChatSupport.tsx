import { isChatAdmin } from '@seatwise/flows/chat';
import type { StoredUser } from '@seatwise/flows/session';
import { Button, icons, Skeleton } from '@seatwise/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { student } from '../../content/chat.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { HelpBot } from '../help-bot/HelpBot.tsx';

const LiveSupport = lazy(async () => {
  const { LiveSupport: Panel } = await import('./LiveSupport.tsx');
  return { default: Panel };
});

interface ChatSupportProps {
  readonly title: string;
  readonly level?: 2 | 3;
  /** A badge beside the title of the help bot. */
  readonly indicator?: string;
}

/** The id of a signed-in student; null for guests and counsellors. */
const studentIdOf = (user: StoredUser | undefined): number | null =>
  user && !isChatAdmin(user.role) ? user.id : null;

/** The help bot, and the live chat for students who ask for it; the query parameter `chat` selects. */
export const ChatSupport = ({ title, level = 2, indicator }: ChatSupportProps) => {
  const { session } = useServices();
  const studentId = studentIdOf(useUser(session));
  const [query, setQuery] = useSearchParams();
  const isLive = studentId !== null && query.get('chat') === 'live';
  const botTitle = useRef<HTMLHeadingElement>(null);
  const wasLive = useRef(isLive);
  const wantsFocus = useRef(false);

  useEffect(() => {
    // The pressed button is gone, so the focus moves to the title of the other panel.
    if (wasLive.current && !isLive) botTitle.current?.focus();
    wasLive.current = isLive;
  }, [isLive]);

  const show = (chat: 'bot' | 'live'): void => {
    wantsFocus.current = chat === 'live';
    setQuery({ chat });
  };

  return (
    <>
      <div hidden={isLive}>
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
              </Button>
            )
          }
        />
      </div>
      {isLive && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <LiveSupport
            key={studentId}
            studentId={studentId}
            title={title}
            titleRef={(heading) => {
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
