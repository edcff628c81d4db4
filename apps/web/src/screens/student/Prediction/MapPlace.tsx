import { Button, icons, useNumberFormatter } from '@seatwise/ui';
import { lazy, Suspense, type RefObject } from 'react';
import { content } from '../../../content/rankMap.ts';
import { loadWhenOnline } from '../../../lib/connection.ts';
import type { ResultsPartProps } from './useResults.ts';
import { map, mapToggle } from './Verdict.css.ts';

/** The map loads lazily, because the rows come first. */
const RankMap = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./RankMap.tsx'))).RankMap,
}));

/** The map, with its room reserved until its code has loaded. */
export const MapPlace = ({ shown, isOpen }: ResultsPartProps & { readonly isOpen: boolean }) =>
  shown.hasRanks && (
    <div className={map} data-open={isOpen}>
      <Suspense>
        <RankMap shown={shown} />
      </Suspense>
    </div>
  );

interface MapToggleProps {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Folds and unfolds the map on a phone. */
export const MapToggle = ({ isOpen, onChange }: MapToggleProps) => (
  <span className={mapToggle}>
    <Button tone="secondary" size="compact" icon={icons.Target} onPress={() => onChange(!isOpen)}>
      {isOpen ? content.hide : content.show}
    </Button>
  </span>
);

interface ClearRanksProps extends ResultsPartProps {
  /** The heading of the results. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** A button that clears the chosen ranks. */
export const ClearRanks = ({ shown, heading }: ClearRanksProps) => {
  const number = useNumberFormatter();
  if (!shown.ranks) return null;
  return (
    <Button
      tone="secondary"
      size="compact"
      icon={icons.X}
      onPress={() => {
        // Clearing the ranks unmounts the pressed button.
        heading.current?.focus({ preventScroll: true });
        shown.chooseRanks(undefined);
      }}
    >
      {content.clear(number.format(shown.ranks.from), number.format(shown.ranks.to))}
    </Button>
  );
};
