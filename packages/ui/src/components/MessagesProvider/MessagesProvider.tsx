import type { ReactNode } from 'react';
import { MessagesContext } from '../../internal/useMessages.ts';
import type { alertDialogMessages } from '../AlertDialog/messages.ts';
import type { alertListMessages } from '../../patterns/AlertList/messages.ts';
import type { accuracyChartMessages } from '../../patterns/AccuracyChart/messages.ts';
import type { chatBubbleMessages } from '../../patterns/ChatBubble/messages.ts';
import type { chatPanelMessages } from '../../patterns/ChatPanel/messages.ts';
import type { conversationListMessages } from '../../patterns/ConversationList/messages.ts';
import type { dataTableMessages } from '../DataTable/messages.ts';
import type { dialogMessages } from '../Dialog/messages.ts';
import type { fieldMessages } from '../../internal/Field/messages.ts';
import type { footerMessages } from '../../patterns/Footer/messages.ts';
import type { linkMessages } from '../Link/messages.ts';
import type { loadFailureMessages } from '../../internal/LoadFailure/messages.ts';
import type { multiSelectFilterMessages } from '../MultiSelectFilter/messages.ts';
import type { navBarMessages } from '../../patterns/NavBar/messages.ts';
import type { noticeMessages } from '../Notice/messages.ts';
import type { paginationMessages } from '../Pagination/messages.ts';
import type { passwordFieldMessages } from '../PasswordField/messages.ts';
import type { planCardMessages } from '../../patterns/PlanCard/messages.ts';
import type { provenanceMessages } from '../Provenance/messages.ts';
import type { rankHistoryMessages } from '../../patterns/RankHistory/messages.ts';
import type { rankLineMessages } from '../../patterns/RankLine/messages.ts';
import type { rankStripMessages } from '../../patterns/RankStrip/messages.ts';
import type { seasonPassMessages } from '../../patterns/SeasonPass/messages.ts';
import type { seatLadderMessages } from '../../patterns/SeatLadder/messages.ts';
import type { rankRangeMessages } from '../../patterns/RankRange/messages.ts';
import type { searchFieldMessages } from '../SearchField/messages.ts';
import type { sideNavMessages } from '../../patterns/SideNav/messages.ts';
import type { reorderableListMessages } from '../ReorderableList/messages.ts';
import type { stackedBarsMessages } from '../../patterns/StackedBars/messages.ts';
import type { statusBadgeMessages } from '../../patterns/StatusBadge/messages.ts';
import type { stepperMessages } from '../Stepper/messages.ts';
import type { tierBadgeMessages } from '../../internal/tiers/messages.ts';
import type { toastMessages } from '../Toast/messages.ts';

/** The built-in messages of all components, by component name. */
export interface ComponentMessages {
  readonly AlertDialog?: Partial<typeof alertDialogMessages>;
  readonly AlertList?: Partial<typeof alertListMessages>;
  readonly AccuracyChart?: Partial<typeof accuracyChartMessages>;
  readonly ChatBubble?: Partial<typeof chatBubbleMessages>;
  readonly ChatPanel?: Partial<typeof chatPanelMessages>;
  readonly ConversationList?: Partial<typeof conversationListMessages>;
  readonly DataTable?: Partial<typeof dataTableMessages>;
  readonly Dialog?: Partial<typeof dialogMessages>;
  readonly Field?: Partial<typeof fieldMessages>;
  readonly Footer?: Partial<typeof footerMessages>;
  readonly Link?: Partial<typeof linkMessages>;
  /** The messages of every component whose code is loaded on opening. */
  readonly LoadFailure?: Partial<typeof loadFailureMessages>;
  readonly MultiSelectFilter?: Partial<typeof multiSelectFilterMessages>;
  readonly NavBar?: Partial<typeof navBarMessages>;
  readonly Notice?: Partial<typeof noticeMessages>;
  readonly Pagination?: Partial<typeof paginationMessages>;
  readonly PasswordField?: Partial<typeof passwordFieldMessages>;
  readonly PlanCard?: Partial<typeof planCardMessages>;
  readonly Provenance?: Partial<typeof provenanceMessages>;
  readonly RankHistory?: Partial<typeof rankHistoryMessages>;
  readonly RankLine?: Partial<typeof rankLineMessages>;
  readonly RankStrip?: Partial<typeof rankStripMessages>;
  readonly SeasonPass?: Partial<typeof seasonPassMessages>;
  readonly SeatLadder?: Partial<typeof seatLadderMessages>;
  readonly RankRange?: Partial<typeof rankRangeMessages>;
  readonly SearchField?: Partial<typeof searchFieldMessages>;
  readonly SideNav?: Partial<typeof sideNavMessages>;
  readonly ReorderableList?: Partial<typeof reorderableListMessages>;
  readonly StackedBars?: Partial<typeof stackedBarsMessages>;
  readonly StatusBadge?: Partial<typeof statusBadgeMessages>;
  readonly Stepper?: Partial<typeof stepperMessages>;
  readonly TierBadge?: Partial<typeof tierBadgeMessages>;
  readonly Toast?: Partial<typeof toastMessages>;
}

export interface MessagesProviderProps {
  /** Overrides of the English defaults; omitted messages stay English. */
  readonly messages: ComponentMessages;
  /** The content in this language. */
  readonly children: ReactNode;
}

/** Translates the built-in messages of the components inside it. */
export const MessagesProvider = ({ messages, children }: MessagesProviderProps) => (
  <MessagesContext value={messages as Readonly<Record<string, object | undefined>>}>
    {children}
  </MessagesContext>
);
