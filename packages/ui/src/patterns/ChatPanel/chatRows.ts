/** The fields of a message that ChatPanel needs. */
export interface ChatPanelMessage {
  /** A unique key, stable across state changes of the message. */
  readonly key: string;
  /** The formatted date that it is grouped under. */
  readonly day?: string | undefined;
}

/** One row of the virtualized log: a message, or the date above the messages of a day. */
export interface ChatRow<Message extends ChatPanelMessage> {
  readonly key: string;
  /** The key of the day's group. */
  readonly group: string;
  readonly day: string | undefined;
  /** Undefined for a date row. */
  readonly message?: Message;
  /** The `aria-posinset` of the message, counted from 1. */
  readonly position?: number;
}

/**
 * The messages, with a date row before each change of date. The first date has no row: the log renders
 * it above the rows, because prepending earlier messages of that day would move a row.
 */
export const chatRows = <Message extends ChatPanelMessage>(
  messages: readonly Message[],
): readonly ChatRow<Message>[] => {
  const rows: ChatRow<Message>[] = [];
  const runs = new Map<string | undefined, number>();
  let day: string | undefined;
  let group = '';
  for (const [index, message] of messages.entries()) {
    if (index === 0 || message.day !== day) {
      day = message.day;
      // A date can recur where the clock was set back.
      const run = runs.get(day) ?? 0;
      runs.set(day, run + 1);
      group = `${day} ${run}`;
      if (index > 0 && day !== undefined) rows.push({ key: `day ${group}`, group, day });
    }
    rows.push({ key: message.key, group, day, message, position: index + 1 });
  }
  return rows;
};
