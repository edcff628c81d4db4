import type { ReactNode } from 'react';
import { MessagesContext } from '../../internal/useMessages.ts';
import type { AlertDialogMessages } from '../AlertDialog/messages.ts';
import type { AlertListMessages } from '../../patterns/AlertList/messages.ts';
import type { CalibrationMessages } from '../../patterns/Calibration/messages.ts';
import type { ChatBubbleMessages } from '../../patterns/ChatBubble/messages.ts';
import type { ChatPanelMessages } from '../../patterns/ChatPanel/messages.ts';
import type { ConversationListMessages } from '../../patterns/ConversationList/messages.ts';
import type { DataTableMessages } from '../DataTable/messages.ts';
import type { DialogMessages } from '../Dialog/messages.ts';
import type { FieldMessages } from '../../internal/Field/messages.ts';
import type { FooterMessages } from '../../patterns/Footer/messages.ts';
import type { LinkMessages } from '../Link/messages.ts';
import type { LoadFailureMessages } from '../../internal/LoadFailure/messages.ts';
import type { MultiSelectFilterMessages } from '../MultiSelectFilter/messages.ts';
import type { NavBarMessages } from '../../patterns/NavBar/messages.ts';
import type { NoticeMessages } from '../Notice/messages.ts';
import type { PaginationMessages } from '../Pagination/messages.ts';
import type { PasswordFieldMessages } from '../PasswordField/messages.ts';
import type { PlanCardMessages } from '../../patterns/PlanCard/messages.ts';
import type { ProvenanceMessages } from '../Provenance/messages.ts';
import type { RankHistoryMessages } from '../../patterns/RankHistory/messages.ts';
import type { RankRangeMessages } from '../../patterns/RankRange/messages.ts';
import type { SearchFieldMessages } from '../SearchField/messages.ts';
import type { SideNavMessages } from '../../patterns/SideNav/messages.ts';
import type { SortableListMessages } from '../SortableList/messages.ts';
import type { StackedBarsMessages } from '../../patterns/StackedBars/messages.ts';
import type { StatusBadgeMessages } from '../../patterns/StatusBadge/messages.ts';
import type { StepperMessages } from '../Stepper/messages.ts';
import type { ToastMessages } from '../Toast/messages.ts';

/** The built-in messages of all components, by component name. */
export interface ComponentMessages {
  readonly AlertDialog?: Partial<AlertDialogMessages>;
  readonly AlertList?: Partial<AlertListMessages>;
  readonly Calibration?: Partial<CalibrationMessages>;
  readonly ChatBubble?: Partial<ChatBubbleMessages>;
  readonly ChatPanel?: Partial<ChatPanelMessages>;
  readonly ConversationList?: Partial<ConversationListMessages>;
  readonly DataTable?: Partial<DataTableMessages>;
  readonly Dialog?: Partial<DialogMessages>;
  readonly Field?: Partial<FieldMessages>;
  readonly Footer?: Partial<FooterMessages>;
  readonly Link?: Partial<LinkMessages>;
  /** Of every component whose code loads when it is opened. */
  readonly LoadFailure?: Partial<LoadFailureMessages>;
  readonly MultiSelectFilter?: Partial<MultiSelectFilterMessages>;
  readonly NavBar?: Partial<NavBarMessages>;
  readonly Notice?: Partial<NoticeMessages>;
  readonly Pagination?: Partial<PaginationMessages>;
  readonly PasswordField?: Partial<PasswordFieldMessages>;
  readonly PlanCard?: Partial<PlanCardMessages>;
  readonly Provenance?: Partial<ProvenanceMessages>;
  readonly RankHistory?: Partial<RankHistoryMessages>;
  readonly RankRange?: Partial<RankRangeMessages>;
  readonly SearchField?: Partial<SearchFieldMessages>;
  readonly SideNav?: Partial<SideNavMessages>;
  readonly SortableList?: Partial<SortableListMessages>;
  readonly StackedBars?: Partial<StackedBarsMessages>;
  readonly StatusBadge?: Partial<StatusBadgeMessages>;
  readonly Stepper?: Partial<StepperMessages>;
  readonly Toast?: Partial<ToastMessages>;
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
