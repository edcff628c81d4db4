import { conversationEntry, type Conversation } from '@seatwise/flows/chat';

/** What is to be done with a conversation, in a line. */
export type NoteOf = (conversation: Conversation) => string | undefined;

interface Listing {
  readonly unread: Readonly<Record<number, readonly string[]>>;
  readonly noteOf: NoteOf;
}

/** An entry of the list, formatted when it is read: of many a few show. */
class ListedConversation {
  readonly #row: Conversation;
  readonly #listing: Listing;

  constructor(row: Conversation, listing: Listing) {
    this.#row = row;
    this.#listing = listing;
  }

  get id(): number {
    return this.#row.id;
  }

  get name(): string {
    return this.#entry.name;
  }

  get lastUpdated(): string {
    return this.#entry.lastUpdated;
  }

  get unread(): number {
    return this.#entry.unread;
  }

  get preview(): string | undefined {
    return this.#row.excerpt ?? this.#entry.preview;
  }

  get note(): string | undefined {
    return this.#listing.noteOf(this.#row);
  }

  get #entry() {
    return conversationEntry(this.#row, this.#listing.unread);
  }
}

/** Makes the entries of conversations; one that is unchanged keeps its entry, and its row. */
export const entriesOf = (listing: Listing): ((row: Conversation) => ListedConversation) => {
  const entries = new WeakMap<Conversation, ListedConversation>();
  return (row) => {
    const entry = entries.get(row) ?? new ListedConversation(row, listing);
    entries.set(row, entry);
    return entry;
  };
};
