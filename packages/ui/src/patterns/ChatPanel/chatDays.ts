/** The fields of a message that ChatPanel needs. */
export interface ChatPanelMessage {
  /** A unique key, stable across state changes of the message. */
  readonly key: string;
  /** The formatted date that the message is grouped under. */
  readonly day?: string | undefined;
}

/** Consecutive messages of one date. */
export interface ChatDay<Message extends ChatPanelMessage> {
  readonly key: string;
  readonly day: string | undefined;
  /** The index of the day's first message in the conversation. */
  readonly from: number;
  readonly messages: readonly Message[];
}

/** Groups the messages by their dates. */
export const chatDays = <Message extends ChatPanelMessage>(
  messages: readonly Message[],
): readonly ChatDay<Message>[] => {
  const days: (ChatDay<Message> & { readonly messages: Message[] })[] = [];
  const runs = new Map<string | undefined, number>();
  for (const [index, message] of messages.entries()) {
    const { day } = message;
    const last = days.at(-1);
    if (last && last.day === day) {
      last.messages.push(message);
      continue;
    }
    // A date can recur if the clock was set back.
    const run = runs.get(day) ?? 0;
    runs.set(day, run + 1);
    days.push({ key: `${day} ${run}`, day, from: index, messages: [message] });
  }
  return days;
};
