import { maxMessageLength } from '@seatwise/api-client/contract/constants/chat';
import { chatTimes } from '@seatwise/flows/chat';
import { promptChips, type HelpBotLocation } from '@seatwise/flows/help-bot';
import { Badge, Button, ChatBubble, ChatPanel, Inline, Stack, Text } from '@seatwise/ui';
import { useMemo, type ReactNode } from 'react';
import { content } from '../../content/helpBot.ts';
import { site } from '../../content/site.ts';
import { linkablePaths } from '../../paths.ts';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { useAnswerFeedback } from './useAnswerFeedback.ts';
import { useHelpBot } from './useHelpBot.ts';

interface HelpBotIdeasProps {
  readonly onAsk: (question: string) => void;
}

/** Suggested questions to begin with. */
const HelpBotIdeas = ({ onAsk }: HelpBotIdeasProps) => (
  <Stack gap="xs">
    <Text size="small" tone="muted">
      {content.ideas}
    </Text>
    <Inline gap="xs">
      {promptChips.map((question) => (
        <Button key={question} tone="secondary" size="compact" onPress={() => onAsk(question)}>
          {question}
        </Button>
      ))}
    </Inline>
  </Stack>
);

interface HelpBotProps {
  /** The panel's location; the specification gives the bot slightly different texts in each. */
  readonly place: HelpBotLocation;
  readonly title: string;
  readonly level?: 2 | 3;
  /** A badge beside the title. */
  readonly indicator?: string | undefined;
  /** The button that hands over to a counsellor. */
  readonly handover?: ReactNode;
}

/** Answers frequent questions from a fixed list without a request, and students' other questions from reviewed data. */
export const HelpBot = ({ place, title, level = 2, indicator, handover }: HelpBotProps) => {
  const { state, send } = useHelpBot(place);
  const { draft, messages: answered } = state.context;
  const feedback = useAnswerFeedback();
  // Keyed by index, because messages are only ever appended.
  const messages = useMemo(
    () => answered.map((message, index) => ({ ...message, key: String(index) })),
    [answered],
  );
  const type = (text: string): void => send({ type: 'draft.changed', text });
  const ask = (): void => send({ type: 'question.sent', at: Date.now() });
  return (
    <ChatPanel
      title={title}
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
      renderMessage={({ key, sender, text, time, answers }) => (
        <>
          <ChatBubble
            own={sender === 'user'}
            sender={sender === 'user' ? content.you : site.name}
            text={text}
            paths={linkablePaths}
            time={time}
          />
          {answers !== undefined && (
            <AnswerFeedback
              question={answers}
              given={feedback.given.get(key)}
              onHelped={() => feedback.praise(key)}
              onNotHelped={() => void feedback.report(key, answers)}
            />
          )}
        </>
      )}
      announcementOf={({ sender, text }) =>
        sender === 'bot' ? text.replaceAll(/(?<=”) \(\/\S*\)/g, '') : undefined
      }
      empty={
        <HelpBotIdeas
          onAsk={(question) => {
            type(question);
            ask();
          }}
        />
      }
      maxLength={maxMessageLength}
      draft={draft}
      onDraftChange={({ value }) => type(value)}
      onSend={ask}
      scrollDelay={chatTimes.scroll}
    />
  );
};
