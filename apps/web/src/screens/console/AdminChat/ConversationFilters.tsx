import { conversationScopes } from '@seatwise/api-client/contract/constants/chat';
import type { ConversationFilter, ConversationScope } from '@seatwise/flows/chat';
import { SearchField, Select, Stack, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/conversations.ts';
import { filters, pair } from './AdminChat.css.ts';

interface ConversationFiltersProps {
  readonly filter: ConversationFilter;
  /** How many conversations fit. */
  readonly count: number;
  readonly onChange: (change: Partial<ConversationFilter>) => void;
}

/** The search and the filters above the list. */
export const ConversationFilters = ({ filter, count, onChange }: ConversationFiltersProps) => {
  const number = useNumberFormatter();
  return (
    <div className={filters}>
      <Stack gap="xs">
        <SearchField
          label={content.search}
          placeholder={content.searchHint}
          value={filter.search}
          status={content.found(number.format(count))}
          onChange={({ value }) => onChange({ search: value })}
        />
        <div className={pair}>
          <Select
            label={content.show}
            required
            value={filter.scope}
            options={conversationScopes.map((value) => ({ value, label: content.scopes[value] }))}
            onChange={({ value }) => onChange({ scope: value as ConversationScope })}
          />
          <Select
            label={content.state}
            required
            value={filter.isClosed ? 'closed' : 'open'}
            options={(['open', 'closed'] as const).map((value) => ({
              value,
              label: content.states[value],
            }))}
            onChange={({ value }) => onChange({ isClosed: value === 'closed' })}
          />
        </div>
      </Stack>
    </div>
  );
};
