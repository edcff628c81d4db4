import type { ReactNode } from 'react';
import { MessagesContext } from '../../internal/useMessages.ts';
import type { AlertDialogMessages } from '../AlertDialog/index.ts';
import type { AlertListMessages } from '../../patterns/AlertList/index.ts';
import type { CalibrationMessages } from '../../patterns/Calibration/index.ts';
import type { ChatBubbleMessages } from '../../patterns/ChatBubble/index.ts';
import type { ChatPanelMessages } from '../../patterns/ChatPanel/index.ts';
import type { ConversationListMessages } from '../../patterns/ConversationList/index.ts';
import type { DataTableMessages } from '../DataTable/index.ts';
import type { DialogMessages } from '../Dialog/index.ts';
import type { FieldMessages } from '../../internal/Field/index.ts';
import type { FooterMessages } from '../../patterns/Footer/index.ts';
import type { LinkMessages } from '../Link/index.ts';
import type { LoadFailureMessages } from '../../internal/LoadFailure/index.ts';
import type { MultiSelectFilterMessages } from '../MultiSelectFilter/index.ts';
import type { NavBarMessages } from '../../patterns/NavBar/index.ts';
import type { NoticeMessages } from '../Notice/index.ts';
import type { PaginationMessages } from '../Pagination/index.ts';
import type { PasswordFieldMessages } from '../PasswordField/index.ts';
import type { PlanCardMessages } from '../../patterns/PlanCard/index.ts';
import type { ProvenanceMessages } from '../Provenance/index.ts';
import type { RankHistoryMessages } from '../../patterns/RankHistory/index.ts';
import type { RankRangeMessages } from '../../patterns/RankRange/index.ts';
import type { SearchFieldMessages } from '../SearchField/index.ts';
import type { SideNavMessages } from '../../patterns/SideNav/index.ts';
import type { SortableListMessages } from '../SortableList/index.ts';
import type { StackedBarsMessages } from '../../patterns/StackedBars/index.ts';
import type { StatusBadgeMessages } from '../../patterns/StatusBadge/index.ts';
import type { StepperMessages } from '../Stepper/index.ts';
import type { ToastMessages } from '../Toast/index.ts';

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
