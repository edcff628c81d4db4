import { iconButton } from '../../css/iconButton.css.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { star as starStyle } from './StarToggle.css.ts';

export interface StarToggleProps {
  /** The accessible name, which says what is starred; also the native tooltip. */
  readonly label: string;
  /** Whether it is starred. */
  readonly pressed: boolean;
  /** Called on press. */
  readonly onPress: () => void;
}

/** One element for all stars, which React does not render again. */
const star = <Icon icon={icons.Star} size="small" />;

/** A star that puts a thing of a long list on a shortlist. */
export const StarToggle = ({ label, pressed, onPress }: StarToggleProps) => (
  // Without react-aria's press handling, whose hooks would cost a table of stars its speed.
  <button
    type="button"
    className={`${iconButton({ size: 'small' })} ${starStyle}`}
    title={label}
    aria-label={label}
    aria-pressed={pressed}
    onClick={onPress}
  >
    {star}
  </button>
);
