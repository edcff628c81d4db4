/** What ChatPanel has to know of a message; its owner knows the rest. */
export interface ChatPanelMessage {
  /** Tells one from the other, and stays the same when a message changes its state. */
  readonly key: string;
  /** The date it is grouped under, as it is read. */
  readonly day?: string | undefined;
}

/** One row of the virtualized log: a message, or the date above the messages of a day. */
export interface ChatRow<Message extends ChatPanelMessage> {
  readonly key: string;
  /** The rows of one day share it. */
  readonly group: string;
  readonly day: string | undefined;
  /** Undefined for the row of a date. */
  readonly message?: Message;
  /** Its place among the messages, from 1. */
  readonly position?: number;
}

/**
 * Messages with a row before each change of date. The first date has no row: the log shows it
 * above the rows, because earlier messages of that day would move it away from where it was read.
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
      // A date comes back where a clock was put back.
      const run = runs.get(day) ?? 0;
      runs.set(day, run + 1);
      group = `${day} ${run}`;
      if (index > 0 && day !== undefined) rows.push({ key: `day ${group}`, group, day });
    }
    rows.push({ key: message.key, group, day, message, position: index + 1 });
  }
  return rows;
};
