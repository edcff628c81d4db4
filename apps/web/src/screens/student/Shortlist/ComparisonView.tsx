import { Button, icons, Inline, Stack, Text } from '@seatwise/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { comparison } from '../../../content/shortlist.ts';
import { loadWhenOnline } from '../../../lib/connection.ts';
import type { ComparisonProps } from './Comparison.tsx';
import { selectionBar } from './Shortlist.css.ts';

/** The comparison needs two chosen items, so its code loads after the list. */
export const loadComparison = async () => ({
  default: (await import('./Comparison.tsx')).Comparison,
});
const Comparison = lazy(() => loadWhenOnline(loadComparison));

interface ComparisonBarProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** The number of ticked items, and the button to compare them. */
export const ComparisonBar = ({ count, onShow }: ComparisonBarProps) => (
  <div className={selectionBar}>
    <Inline>
      <Text as="span" size="small">
        <output>{comparison.chosen(count)}</output>
      </Text>
      {count > 1 && (
        <Button size="compact" onPress={onShow}>
          {comparison.show}
        </Button>
      )}
    </Inline>
  </div>
);

/** The comparison in place of the list, with its own history entry. */
export const ComparisonView = (props: ComparisonProps) => {
  const navigate = useNavigate();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    view.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <div ref={view} tabIndex={-1}>
      <Stack>
        <Inline>
          <Button
            tone="secondary"
            size="compact"
            icon={icons.ArrowLeft}
            onPress={() => void navigate(-1)}
          >
            {comparison.back}
          </Button>
        </Inline>
        <Suspense fallback={null}>
          <Comparison {...props} />
        </Suspense>
      </Stack>
    </div>
  );
};
