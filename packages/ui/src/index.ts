export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Box, type BoxProps } from './components/Box/Box.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { buttonSizes, buttonTones } from './components/Button/buttonVariants.ts';
export { Card, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  createColumnHelper,
  type DataTableColumns,
  type DataTableInstance,
} from './components/DataTable/dataTableFeatures.ts';
export { DataTable } from './components/DataTable/DataTable.tsx';
export {
  useDataTable,
  type DataTableOptions,
  type DataTableState,
} from './components/DataTable/useDataTable.ts';
export type { DataTableProps } from './components/DataTable/dataTableProps.ts';
export { virtualRows } from './components/DataTable/virtualRows.ts';
export { Dialog } from './components/Dialog/Dialog.tsx';
export type { DialogProps } from './components/Dialog/dialogTypes.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { useForm } from './components/Form/useForm.ts';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export * as icons from './components/Icon/icons.ts';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { Anchor, LinkProvider, type AnchorProps } from './components/Link/Anchor.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export {
  LocaleProvider,
  type LocaleProviderProps,
} from './components/LocaleProvider/LocaleProvider.tsx';
export {
  useDateFormatter,
  useListFormatter,
  useNumberFormatter,
} from './components/LocaleProvider/useFormatters.tsx';
export { Menu } from './components/Menu/Menu.tsx';
export type { MenuItem, MenuProps } from './components/Menu/menuTypes.ts';
export {
  MultiSelectFilter,
  preloadFilters,
} from './components/MultiSelectFilter/MultiSelectFilter.tsx';
export type {
  FilterOption,
  FilterOptions,
  MultiSelectFilterProps,
} from './components/MultiSelectFilter/multiSelectFilterTypes.ts';
export {
  MessagesProvider,
  type ComponentMessages,
  type MessagesProviderProps,
} from './components/MessagesProvider/MessagesProvider.tsx';
export { Notice, noticeTones, type NoticeProps } from './components/Notice/Notice.tsx';
export { OtpField, type OtpFieldProps } from './components/OtpField/OtpField.tsx';
export { pageWindow } from './components/Pagination/pageWindow.ts';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRule,
} from './components/PasswordField/PasswordField.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { Provenance, type ProvenanceProps } from './components/Provenance/Provenance.tsx';
export { factSources } from './components/Provenance/factSources.ts';
export {
  ReorderableList,
  type ReorderableListProps,
} from './components/ReorderableList/ReorderableList.tsx';
export type { ReorderableItem } from './components/ReorderableList/useReorder.ts';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { StarToggle, type StarToggleProps } from './components/StarToggle/StarToggle.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { Toast, type ToastMessage, type ToastProps } from './components/Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';
export { announce } from './internal/announce.ts';
export { preloadOverlays } from './internal/lazyModule.ts';
export { BackProvider, type WatchBack } from './internal/useCloseOnBack.ts';
export { tones, type Tone } from './theme/index.ts';
export {
  AlertItem,
  type AlertEntry,
  type AlertItemProps,
} from './patterns/AlertList/AlertItem.tsx';
export { AlertList, type AlertListProps } from './patterns/AlertList/AlertList.tsx';
export {
  AccuracyChart,
  type AccuracyLevel,
  type AccuracyChartProps,
} from './patterns/AccuracyChart/AccuracyChart.tsx';
export { wholePercent } from './patterns/AccuracyChart/percent.ts';
export { ChatBubble, deliveries, type ChatBubbleProps } from './patterns/ChatBubble/ChatBubble.tsx';
export { ChatPanel, type ChatPanelProps } from './patterns/ChatPanel/ChatPanel.tsx';
export type { ChatPanelMessage } from './patterns/ChatPanel/chatDays.ts';
export {
  ConversationList,
  type ConversationEntry,
  type ConversationListProps,
} from './patterns/ConversationList/ConversationList.tsx';
export { FeatureCard, type FeatureCardProps } from './patterns/FeatureCard/FeatureCard.tsx';
export {
  Footer,
  FooterLine,
  type FooterLineProps,
  type FooterProps,
} from './patterns/Footer/Footer.tsx';
export { Hero, type HeroProps } from './patterns/Hero/Hero.tsx';
export { LinkTile, type LinkTileProps } from './patterns/LinkTile/LinkTile.tsx';
export { NavBar, type NavBarProps } from './patterns/NavBar/NavBar.tsx';
export type { NavLink } from './patterns/NavBar/navLink.ts';
export { PageHeader, type PageHeaderProps } from './patterns/PageHeader/PageHeader.tsx';
export {
  PaymentChoice,
  type PaymentChoiceProps,
  type PaymentMethod,
} from './patterns/PaymentChoice/PaymentChoice.tsx';
export { PlanCard, type PlanCardProps } from './patterns/PlanCard/PlanCard.tsx';
export {
  PredictionCard,
  type PredictionCardProps,
} from './patterns/PredictionCard/PredictionCard.tsx';
export {
  PriceBreakdown,
  type PriceBreakdownProps,
} from './patterns/PriceBreakdown/PriceBreakdown.tsx';
export { ProfileCard, type ProfileCardProps } from './patterns/ProfileCard/ProfileCard.tsx';
export {
  RankHistory,
  type RankHistoryProps,
  type YearOfRanks,
} from './patterns/RankHistory/RankHistory.tsx';
export { RankLine, type RankLineProps } from './patterns/RankLine/RankLine.tsx';
export { RankRange, type RankRangeProps } from './patterns/RankRange/RankRange.tsx';
export {
  RankStrip,
  type RankSpan,
  type RankStripProps,
  type SeatOnStrip,
} from './patterns/RankStrip/RankStrip.tsx';
export { RoleBadge, type RoleBadgeProps } from './patterns/RoleBadge/RoleBadge.tsx';
export { roleSlug } from './patterns/RoleBadge/roleTone.ts';
export {
  SeasonPass,
  stageStates,
  type SeasonDue,
  type SeasonPassProps,
  type SeasonStage,
  type StageDate,
  type StageState,
} from './patterns/SeasonPass/SeasonPass.tsx';
export {
  SeatLadder,
  type SeatLadderProps,
  type SeatOfLadder,
} from './patterns/SeatLadder/SeatLadder.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './patterns/SideNav/SideNav.tsx';
export {
  StackedBars,
  type StackedBar,
  type StackedBarsProps,
} from './patterns/StackedBars/StackedBars.tsx';
export { StatCard, type StatCardProps } from './patterns/StatCard/StatCard.tsx';
export { StatusBadge, type StatusBadgeProps } from './patterns/StatusBadge/StatusBadge.tsx';
export { TierBadge, type TierBadgeProps } from './patterns/TierBadge/TierBadge.tsx';
export { tierNames, type TierName } from './internal/tiers/tierVariants.ts';
