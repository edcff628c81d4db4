export { AlertDialog, type AlertDialogProps } from './components/AlertDialog/index.ts';
export { Avatar, type AvatarProps } from './components/Avatar/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { Box, type BoxProps } from './components/Box/index.ts';
export { Button, buttonSizes, buttonTones, type ButtonProps } from './components/Button/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export {
  createColumnHelper,
  DataTable,
  useDataTable,
  type DataTableColumns,
  type DataTableInstance,
  type DataTableOptions,
  type DataTableProps,
  type DataTableState,
} from './components/DataTable/index.ts';
export { Dialog, type DialogProps } from './components/Dialog/index.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './components/ErrorSummary/index.ts';
export { FileDrop, type FileDropProps } from './components/FileDrop/index.ts';
export { Form, type FormProps } from './components/Form/index.ts';
export { Grid, type GridProps } from './components/Grid/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { icons, Icon, type IconProps } from './components/Icon/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { Inline, type InlineProps } from './components/Inline/index.ts';
export {
  Anchor,
  Link,
  LinkProvider,
  type AnchorProps,
  type LinkProps,
} from './components/Link/index.ts';
export {
  LocaleProvider,
  useDateFormatter,
  useListFormatter,
  useNumberFormatter,
  type LocaleProviderProps,
} from './components/LocaleProvider/index.ts';
export { Menu, type MenuItem, type MenuProps } from './components/Menu/index.ts';
export {
  MultiSelectFilter,
  type FilterOption,
  type FilterOptions,
  type MultiSelectFilterProps,
} from './components/MultiSelectFilter/index.ts';
export {
  MessagesProvider,
  type ComponentMessages,
  type MessagesProviderProps,
} from './components/MessagesProvider/index.ts';
export { Notice, noticeTones, type NoticeProps } from './components/Notice/index.ts';
export { OtpField, type OtpFieldProps } from './components/OtpField/index.ts';
export { pageWindow, Pagination, type PaginationProps } from './components/Pagination/index.ts';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordRule,
} from './components/PasswordField/index.ts';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/index.ts';
export { Provenance, factSources, type ProvenanceProps } from './components/Provenance/index.ts';
export { SearchField, type SearchFieldProps } from './components/SearchField/index.ts';
export { Select, type SelectOption, type SelectProps } from './components/Select/index.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export {
  SortableList,
  type SortableItem,
  type SortableListProps,
} from './components/SortableList/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export { StarToggle, type StarToggleProps } from './components/StarToggle/index.ts';
export { Stepper, type StepperProps } from './components/Stepper/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { TextArea, type TextAreaProps } from './components/TextArea/index.ts';
export { TextField, type TextFieldProps } from './components/TextField/index.ts';
export { Toast, type ToastMessage, type ToastProps } from './components/Toast/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/index.ts';
export { announce } from './internal/announce.ts';
export { tones, type Tone } from './theme/index.ts';
export {
  AlertItem,
  AlertList,
  type AlertEntry,
  type AlertItemProps,
  type AlertListProps,
} from './patterns/AlertList/index.ts';
export {
  Calibration,
  type CalibrationLevel,
  type CalibrationProps,
  wholePercent,
} from './patterns/Calibration/index.ts';
export {
  ChatBubble,
  deliveries,
  type ChatBubbleMessages,
  type ChatBubbleProps,
} from './patterns/ChatBubble/index.ts';
export {
  ChatPanel,
  type ChatPanelMessage,
  type ChatPanelMessages,
  type ChatPanelProps,
} from './patterns/ChatPanel/index.ts';
export {
  ConversationList,
  type ConversationEntry,
  type ConversationListMessages,
  type ConversationListProps,
} from './patterns/ConversationList/index.ts';
export { FeatureCard, type FeatureCardProps } from './patterns/FeatureCard/index.ts';
export { Footer, type FooterProps } from './patterns/Footer/index.ts';
export { Hero, type HeroProps } from './patterns/Hero/index.ts';
export { LinkTile, type LinkTileProps } from './patterns/LinkTile/index.ts';
export { NavBar, type NavBarProps, type NavLink } from './patterns/NavBar/index.ts';
export { PageHeader, type PageHeaderProps } from './patterns/PageHeader/index.ts';
export {
  PaymentChoice,
  type PaymentChoiceProps,
  type PaymentMethod,
} from './patterns/PaymentChoice/index.ts';
export { PlanCard, type PlanCardProps } from './patterns/PlanCard/index.ts';
export { PredictionCard, type PredictionCardProps } from './patterns/PredictionCard/index.ts';
export { PriceBreakdown, type PriceBreakdownProps } from './patterns/PriceBreakdown/index.ts';
export { ProfileCard, type ProfileCardProps } from './patterns/ProfileCard/index.ts';
export {
  RankHistory,
  type RankHistoryProps,
  type YearOfRanks,
} from './patterns/RankHistory/index.ts';
export { RankRange, type RankRangeProps } from './patterns/RankRange/index.ts';
export { RoleBadge, roleSlug, type RoleBadgeProps } from './patterns/RoleBadge/index.ts';
export { SideNav, type SideNavItem, type SideNavProps } from './patterns/SideNav/index.ts';
export {
  StackedBars,
  type StackedBar,
  type StackedBarsProps,
} from './patterns/StackedBars/index.ts';
export { StatCard, type StatCardProps } from './patterns/StatCard/index.ts';
export { StatusBadge, type StatusBadgeProps } from './patterns/StatusBadge/index.ts';
export {
  TierBadge,
  tierNames,
  type TierBadgeProps,
  type TierName,
} from './patterns/TierBadge/index.ts';
