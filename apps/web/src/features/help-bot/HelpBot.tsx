import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';
import { chatTimes } from '@seatwise/flows/chat';
import { helpBotMachine, promptChips, type HelpBotLocation } from '@seatwise/flows/help-bot';
import { Badge, Button, ChatBubble, ChatPanel, Inline, Stack, Text } from '@seatwise/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState, type ReactNode, type Ref } from 'react';
import { fromPromise } from 'xstate';
import { content } from '../../content/helpBot.ts';
import { contact, site } from '../../content/site.ts';
import { linkablePaths } from '../../paths.ts';
import { useServices, type Services } from '../../services/services.ts';

interface HelpBotProps {
  /** Where it stands; the specification lets it speak a little differently in each place. */
  readonly place: HelpBotLocation;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly level?: 2 | 3;
  /** A badge beside the title. */
  readonly indicator?: string | undefined;
  /** The button that leads to a counsellor. */
  readonly handover?: ReactNode;
}

/** Loaded with the first question that the list does not answer. */
const lookUpAnswer = async (api: Services['api'], question: string): Promise<string | null> => {
  const { helpBot } = await import('@seatwise/api-client/contract/helpBot');
  const { answer } = await api.area(helpBot).askHelpBot({ question });
  return answer ?? null;
};

/** Answers frequent questions from a fixed list without a request, others of students as staff have reviewed. */
export const HelpBot = ({
  place,
  title,
  titleRef,
  level = 2,
  indicator,
  handover,
}: HelpBotProps) => {
  const { api, drafts, session } = useServices();
  const [typed] = useState(() => drafts.read('helpBot'));
  const [machine] = useState(() =>
    helpBotMachine.provide({
      actors: {
        lookUp: fromPromise(async ({ input }) =>
          session.user() ? lookUpAnswer(api, input) : null,
        ),
      },
    }),
  );
  const [{ context }, send] = useMachine(machine, {
    input: {
      place,
      phone: contact.phone.label,
      ...(typeof typed === 'string' && { draft: typed }),
    },
  });
  const { draft } = context;
  useEffect(() => {
    if (draft === '') drafts.drop('helpBot');
    else drafts.keep('helpBot', draft);
  }, [drafts, draft]);
  // Keyed by index, because messages are only ever appended.
  const messages = useMemo(
    () => context.messages.map((message, index) => ({ ...message, key: String(index) })),
    [context.messages],
  );
  const ask = (): void => send({ type: 'question.sent', at: Date.now() });
  return (
    <ChatPanel
      title={title}
      {...(titleRef && { titleRef })}
      level={level}
      indicator={indicator !== undefined && <Badge tone="positive">{indicator}</Badge>}
      note={
        <Stack gap="xs" align="start">
          {content.note}
          {handover}
        </Stack>
      }
      placeholder={content.placeholder}
      messages={messages}
      renderMessage={({ sender, text, time }) => (
        <ChatBubble
          own={sender === 'user'}
          sender={sender === 'user' ? content.you : site.name}
          text={text}
          paths={linkablePaths}
          time={time}
        />
      )}
      announcementOf={({ sender, text }) => (sender === 'bot' ? text : undefined)}
      empty={
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {content.ideas}
          </Text>
          <Inline gap="xs">
            {promptChips.map((question) => (
              <Button
                key={question}
                tone="secondary"
                size="compact"
                onPress={() => {
                  send({ type: 'draft.changed', text: question });
                  ask();
                }}
              >
                {question}
              </Button>
            ))}
          </Inline>
        </Stack>
      }
      maxLength={maxMessageLength}
      draft={draft}
      onDraftChange={({ value }) => send({ type: 'draft.changed', text: value })}
      onSend={ask}
      scrollDelay={chatTimes.scroll}
    />
  );
};
